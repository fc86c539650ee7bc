/** Finding the words that a book names. */

import { language } from '../i18n/index.svelte';
import { words, type Named } from '../net/words.svelte';
import type { Language } from '../wire';
import type { Word } from './book';

const HAN = /[\u2e80-\u9fff]/;

/** The entry at a path of the game's words; null while they are on their way. */
export function entry(game: string, word: Word, lang?: Language): Named | null {
  let at: unknown = words(game, lang);
  for (const key of word.split('/'))
    at = at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined;
  return (at as Named | undefined) ?? null;
}

export const nameOf = (game: string, word: Word): string => entry(game, word)?.name ?? '';
export const helpOf = (game: string, word: Word): string => entry(game, word)?.help ?? '';

export const alsoOf = (game: string, word: Word): string => entry(game, word)?.also ?? '';

/** Readers of English are told the Chinese name too, where the English one does not hold it. */
export function chinese(game: string, word: Word): string {
  const own = nameOf(game, word);
  return language() === 'en' && own && !HAN.test(own) ? (entry(game, word, 'zh-Hant')?.name ?? '') : '';
}
