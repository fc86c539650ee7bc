/** Words and messages of a game, as the server has them. */

import { formatted } from '../i18n/index.svelte';
import { words } from '../net/words.svelte';

/** Words alone, where there is no room for the characters behind them: Sitting out 守醒, small 9 九. */
export const bare = (text: string) => text.replace(/(?<=[\p{sc=Latin}\d])\s+\p{sc=Han}+/gu, '');

/** A word or a message: `word(game, 'labels', 'cards_left', { count: 3 })`. */
export function word(game: string, section: string, key: string, params: Record<string, string | number> = {}): string {
  const own = words(game)?.[section] as Record<string, unknown> | undefined;
  const found = own?.[key];
  const text = typeof found === 'string' ? found : ((found as { name?: string } | undefined)?.name ?? '');
  return formatted(text, params);
}
