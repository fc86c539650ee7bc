import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { HANS } from '../src/ui/seals';
import { ALL, HUAHUA, liuhu, zipai } from '../src/pieces/faces';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const held = new Set(
  read('../font/characters.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(''),
);

const printed = new Set<string>('王后侍0123456789AKQJ牌館空胡虎和例洗');
for (const seal of Object.entries(HANS).flat()) printed.add(seal);
for (const hans of [false, true]) {
  for (const names of Object.values(HUAHUA)) for (const ch of names.join('')) printed.add(ch);
  for (const id of ALL.weimaque!) printed.add(zipai(id, hans).character);
  for (const id of ALL.liuhu!) for (const ch of Object.values(liuhu(id, hans)).slice(0, 3).join('')) printed.add(ch);
}

describe('the faces', () => {
  it('print no character that the font lacks', () => {
    expect([...printed].filter((ch) => !held.has(ch))).toEqual([]);
  });

  it.each(Object.keys(ALL))('are those of the terms in %s', (game) => {
    const terms = JSON.parse(read(`../../src/paiguan/terms/${game}.json`)) as {
      pieces: Record<string, { name: Record<string, string> }>;
    };
    expect([...ALL[game]!].sort()).toEqual(
      Object.keys(terms.pieces)
        .filter((id) => id !== 'back')
        .sort(),
    );
    for (const [script, language] of ['zh-Hant', 'zh-Hans'].entries()) {
      for (const id of ALL[game]!) {
        const name = terms.pieces[id]!.name[language];
        if (game === 'mohuahua') expect(HUAHUA[id]![script]).toBe(name);
        if (game === 'weimaque') expect(zipai(id, script === 1).character).toBe(name);
        if (game === 'liuhu') {
          const face = liuhu(id, script === 1);
          expect(face.name || face.number + face.suit).toBe(name);
        }
      }
    }
  });
});
