import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

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

/** The characters of a WOFF2 file, from its table `cmap` (format 4): tables are compressed together, in the order of their list. */
function charactersOf(file: Buffer): Set<string> {
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const CMAP = 0; // of the known tags
  const GLYPHS = [10, 11]; // glyf and loca are transformed unless they say otherwise
  let start = 0;
  let found = -1;
  for (let tables = file.readUInt16BE(12); tables > 0; tables--) {
    const flags = file[at++]!;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = base128();
    const transformed = GLYPHS.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const kept = transformed ? base128() : length;
    if (tag === CMAP) found = start;
    start += kept;
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(found);
  const characters = new Set<string>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const doubled = table.readUInt16BE(6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const end = table.readUInt16BE(14 + segment);
      for (let code = table.readUInt16BE(16 + doubled + segment); code <= end && code < 0xffff; code++)
        characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}

/** What seals and stamps say: in the page wherever a line speaks of a seal, and in what a game of the house calls out. */
const HAN = /\p{Script=Han}/gu;
const sealed = new Set<string>();
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
for (const source of Object.values(sources))
  for (const line of source.split('\n')) if (/seal/i.test(line)) for (const ch of line.match(HAN) ?? []) sealed.add(ch);

type Worded = Record<string, { name: Record<string, string>; button?: Record<string, string>; rule?: string }>;

/** Every call at a seat, read from the function that makes them; 天九's payments at once are the items of its section 6.2. */
for (const game of GAMES) {
  const source = read(`../../src/paiguan/games/${game}/wording.py`);
  const spoken = source.match(/^CALLS = .*|^def aloud[^]*?\n\n\n/gm)!.join('');
  const ids = new Set([...spoken.matchAll(/"([\p{L}_]+)"/gu)].map(([, text]) => text!));
  for (const text of ids) for (const ch of text.match(HAN) ?? []) sealed.add(ch);
  const terms = JSON.parse(read(`../../src/paiguan/terms/${game}.json`)) as { verbs: Worded; items: Worded };
  for (const [id, { name, button, rule }] of [...Object.entries(terms.verbs), ...Object.entries(terms.items)])
    if (ids.has(id) || (rule === '6.2' && spoken.includes('(6.2)')))
      for (const said of [name, button])
        for (const language of ['zh-Hant', 'zh-Hans'])
          for (const ch of said?.[language]?.match(HAN) ?? []) sealed.add(ch);
}

/** What the faces of a game print, where they print names. */
const PRINTED: Record<string, (id: string, hans: boolean) => string> = {
  liuhu: (id, hans) => {
    const { name, number, suit } = liuhu(id, hans);
    return name || number + suit;
  },
  mohuahua: (id, hans) => NAMES[id]![hans ? 1 : 0],
  weimaque: (id, hans) => weimaque(id, hans).character,
};

const printed = new Set<string>('王后侍0123456789AKQJ');
for (const seal of Object.entries(HANS).flat()) printed.add(seal);
for (const hans of [false, true]) {
  for (const [game, print] of Object.entries(PRINTED))
    for (const id of gameOf(game).pieces.ids) for (const ch of print(id, hans)) printed.add(ch);
}

describe('the font', () => {
  const cut = charactersOf(readFileSync(new URL('../src/font/paiguan-kai.woff2', import.meta.url)));

  it('holds what its list says, and nothing else', () => {
    expect([...held].filter((ch) => ch !== ' ' && !cut.has(ch))).toEqual([]);
    expect([...cut].filter((ch) => ch !== ' ' && !held.has(ch))).toEqual([]);
  });

  it('has every character of a seal or a call, simplified too', () => {
    for (const ch of '莊終四擒食') expect(sealed).toContain(ch); // of the page, of the house, of calls
    expect([...sealed].flatMap((ch) => [ch, HANS[ch] ?? ch]).filter((ch) => !cut.has(ch))).toEqual([]);
  });
});

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
