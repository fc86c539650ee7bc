import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GAMES, gameOf } from '../src/games';
import { printOf as liuhu } from '../src/games/liuhu/faces';
import { NAMES } from '../src/games/mohuahua/faces';
import { printOf as weimaque } from '../src/games/weimaque/faces';
import { HANS } from '../src/ui/seals';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const held = new Set(
  read('../font/characters.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(''),
);

/** What the faces of a game print, where they print names. */
const PRINTED: Record<string, (id: string, hans: boolean) => string> = {
  liuhu: (id, hans) => {
    const { name, number, suit } = liuhu(id, hans);
    return name || number + suit;
  },
  mohuahua: (id, hans) => NAMES[id]![hans ? 1 : 0],
  weimaque: (id, hans) => weimaque(id, hans).character,
};

const printed = new Set<string>('王后侍0123456789AKQJ牌館空胡虎和例洗');
for (const seal of Object.entries(HANS).flat()) printed.add(seal);
for (const hans of [false, true]) {
  for (const [game, print] of Object.entries(PRINTED))
    for (const id of gameOf(game).pieces.ids) for (const ch of print(id, hans)) printed.add(ch);
}

describe('the faces', () => {
  it('print no character that the font lacks', () => {
    expect([...printed].filter((ch) => !held.has(ch))).toEqual([]);
  });

  it.each(GAMES)('are those of the terms in %s', (game) => {
    const terms = JSON.parse(read(`../../src/paiguan/terms/${game}.json`)) as {
      pieces: Record<string, { name: Record<string, string> }>;
    };
    expect([...gameOf(game).pieces.ids].sort()).toEqual(
      Object.keys(terms.pieces)
        .filter((id) => id !== 'back')
        .sort(),
    );
    for (const [script, language] of ['zh-Hant', 'zh-Hans'].entries()) {
      for (const id of gameOf(game).pieces.ids) {
        const name = terms.pieces[id]!.name[language];
        if (PRINTED[game]) expect(PRINTED[game](id, script === 1)).toBe(name);
      }
    }
  });
});
