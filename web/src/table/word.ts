/** Words and messages of a game, as the server has them. They are Fluent patterns, filled by the one formatter of the page. */

import { formatted } from '../i18n/index.svelte';
import { words } from '../net/words.svelte';

/** A word or a message: `word(game, 'labels', 'cards_left', { count: 3 })`. */
export function word(game: string, section: string, key: string, params: Record<string, string | number> = {}): string {
  const own = words(game)?.[section] as Record<string, unknown> | undefined;
  const found = own?.[key];
  const text = typeof found === 'string' ? found : ((found as { name?: string } | undefined)?.name ?? '');
  return formatted(text, params);
}

/**
 * A name without the characters that an English name has behind it, for places that are too small for both: Sitting out 守醒,
 * Small 9 九. The name stays one in the terms, because it is two only in print, and only here; that every name of every game
 * is written so that it can be cut is tested (test/word.test.ts). A Chinese name stays as it is.
 */
export const bare = (name: string) => name.replace(/(?<=[\p{sc=Latin}\d])\s+\p{sc=Han}[\p{sc=Han}/]*/gu, '');
