import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GAMES, gameOf } from '../src/games';
import { bundleOf } from '../src/i18n/index.svelte';
import { anchors, nearest, type Block, type Book, type Word } from '../src/rules/book';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const books = import.meta.glob<{ default: Book }>('../src/games/*/rules.ts', { eager: true });
const bookOf = (game: string) => books[`../src/games/${game}/rules.ts`]!.default;
const termsOf = (game: string) => JSON.parse(read(`../../src/paiguan/terms/${game}.json`)) as Record<string, unknown>;
const blocksOf = (game: string): Block[] => bookOf(game).sections.flatMap((section) => section.blocks);

/** Every message and word that a block names. */
function named(block: Block): { keys: string[]; words: Word[]; pieces: string[] } {
  const found = { keys: [] as string[], words: [] as Word[], pieces: [] as string[] };
  JSON.stringify(block, (name, value: unknown) => {
    if (typeof value === 'string' && ['key', 'note', 'text'].includes(name)) found.keys.push(value);
    if (typeof value === 'string' && name === 'word') found.words.push(value as Word);
    if (Array.isArray(value) && name === 'words') found.words.push(...(value as Word[]));
    if (Array.isArray(value) && name === 'pieces') found.pieces.push(...(value as string[]));
    return value;
  });
  return found;
}

/** The sections that the game's refusals and settlements refer to. */
function referred(value: unknown, found = new Set<string>()): Set<string> {
  if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      if (key === 'rule' && typeof one === 'string' && one) found.add(one);
      else referred(one, found);
    }
  }
  return found;
}

describe.each(GAMES)('the rules of %s', (game) => {
  const words = bundleOf('en', [read('../src/i18n/en/rules.ftl'), read(`../src/games/${game}/en.ftl`)]);

  it('name only messages, words and pieces that there are', () => {
    const terms = termsOf(game);
    for (const block of blocksOf(game)) {
      const { keys, words: paths, pieces } = named(block);
      for (const key of keys) expect(words.hasMessage(`rules-${game}-${key}`), `rules-${game}-${key}`).toBe(true);
      for (const piece of pieces) expect(gameOf(game).pieces.ids, piece).toContain(piece);
      for (const path of paths) {
        const entry = path
          .split('/')
          .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], terms);
        expect(entry, path).toHaveProperty('name');
        if (block.is === 'words')
          expect(JSON.stringify((entry as { help?: unknown }).help ?? ''), `${path} wants arguments`).not.toMatch(
            /\{\w+\}/,
          );
      }
      if (block.is === 'table') {
        for (const key of block.head) expect(words.hasMessage(`rules-${key}`), key).toBe(true);
        for (const row of block.rows) expect(row.length).toBe(block.head.length);
      }
    }
  });

  it('leave no message unused', () => {
    const used = new Set(blocksOf(game).flatMap((block) => named(block).keys.map((key) => `rules-${game}-${key}`)));
    const own = [...words._messages.keys()].filter((id) => id.startsWith(`rules-${game}-`));
    expect(own.filter((id) => !used.has(id))).toEqual([]);
  });

  it('answer to every section that is referred to', () => {
    const book = bookOf(game);
    for (const at of referred(termsOf(game))) expect(nearest(book, at), at).not.toBeNull();
    for (const block of blocksOf(game)) {
      for (const key of named(block).keys) {
        const message = words.getMessage(`rules-${game}-${key}`)?.value;
        const text = message ? words.formatPattern(message) : '';
        for (const [, at] of text.matchAll(/§(\d+(?:\.\w+)?)/g)) expect(anchors(book), `${key}: §${at}`).toContain(at);
      }
    }
  });

  it('reckon their examples as the vectors do', () => {
    const vectors = new Map(
      read(`../../tests/vectors/${game}.jsonl`)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; dealer?: number; expect: { payments: number[] } })
        .map((vector) => [vector.id, vector]),
    );
    for (const block of blocksOf(game)) {
      if (block.is !== 'worked') continue;
      expect(
        block.pay.reduce((sum, one) => sum + one, 0),
        block.key,
      ).toBe(0);
      if (!block.vector) continue;
      const vector = vectors.get(block.vector);
      expect(vector?.expect.payments, block.vector).toEqual(block.pay);
      expect(vector?.dealer ?? 0, block.vector).toBe(block.dealer);
    }
  });
});
