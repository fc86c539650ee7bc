/** What a game is called in the page's language: by the page's messages, else by the game's own words. */

import { has, language, t } from '../i18n/index.svelte';
import { words } from '../net/words.svelte';
import { gameOf } from '.';

export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : (words(game)?.game.name ?? game);
}

/** Its kind and how many play: 骨牌 · 四人. */
export function gameKind(game: string): string {
  return has(`kind-${game}`) ? t(`kind-${game}`) : (words(game)?.game.players ?? '');
}

/** A sentence about it. */
export function gameAbout(game: string): string {
  return has(`about-${game}`) ? t(`about-${game}`) : (words(game)?.game.short ?? '');
}

/** Its characters, in the page's script: beside the name where that is English. */
export function gameCharacters(game: string): string {
  return (language() === 'zh-Hans' && gameName(game)) || gameOf(game).characters;
}
