/** Words and templates of a game. */

import { words } from '../net/words.svelte';

/** Words alone, where there is no room for the characters behind them: Sitting out 守醒, small 9 九. */
export const bare = (text: string) => text.replace(/(?<=[\p{sc=Latin}\d])\s+\p{sc=Han}+/gu, '');

/** A template of the game with its gaps filled: {count}, {special}. */
export function filled(template: string, params: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** A word with its gaps filled: `word(game, 'labels', 'cards_left', { count: 3 })`. */
export function word(game: string, section: string, key: string, params: Record<string, string | number> = {}): string {
  const own = words(game)?.[section] as Record<string, unknown> | undefined;
  const found = own?.[key];
  const text = typeof found === 'string' ? found : ((found as { name?: string } | undefined)?.name ?? '');
  return filled(text, params);
}
