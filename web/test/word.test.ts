import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GAMES } from '../src/games';
import { bare } from '../src/table/word';

type Named = Record<string, { name?: string | Record<string, string> } & Record<string, unknown>>;

const termsOf = (game: string) =>
  JSON.parse(readFileSync(new URL(`../../src/paiguan/terms/${game}.json`, import.meta.url), 'utf-8')) as Record<
    string,
    Named
  >;
const CUT = ['pieces', 'combinations', 'items', 'roles']; // sections whose names are shown without characters somewhere

/** The names of these sections in a language. */
function names(game: string, language: string): string[] {
  const found = CUT.flatMap((section) => Object.values(termsOf(game)[section] ?? {}));
  return found.flatMap((entry) => {
    const name = entry.name ?? entry;
    const text = typeof name === 'string' ? name : (name as Record<string, unknown>)[language];
    return typeof text === 'string' ? [text] : [];
  });
}

describe.each(GAMES)('the names of %s', (game) => {
  it('lose the characters behind an English name, and keep the English', () => {
    const english = names(game, 'en').filter((name) => /^\p{sc=Latin}/u.test(name));
    expect(english.length).toBeGreaterThan(10);
    for (const name of english) {
      expect(bare(name)).not.toMatch(/\p{sc=Han}/u);
      expect(name.startsWith(bare(name).split(' ')[0]!)).toBe(true);
    }
  });

  it('stay as they are in Chinese', () => {
    for (const language of ['zh-Hant', 'zh-Hans'])
      for (const name of names(game, language)) expect(bare(name)).toBe(name);
  });
});
