/** Names below pieces: whether they are wanted, how much room they take, and whether a column is wide enough for them. */

import { gameOf } from '../games';
import { words } from '../net/words.svelte';
import { settings } from '../settings.svelte';
import { FINGER } from '../table/fit';

export const NAMED = 19; // px for a line with the name of a piece
export const NAMED_TWICE = 31; // px for two lines
export const NARROW = 36; // px from piece to piece: below it no name can be read

/** Whether the reader wants names below the pieces of a game. */
export const named = (game: string): boolean => settings.learning(game, gameOf(game).pieces.captions);

/** How far pieces to tap stand from one another at least: a finger finds them, and the words of their names are whole. */
export const apart = (game: string): number => (named(game) ? 48 : FINGER);

/** The name of a piece as it stands below it. */
export function nameBelow(game: string, id: string): string {
  const piece = words(game)?.pieces[id];
  return piece?.short ?? piece?.name ?? '';
}

const HAN = '\u2e80'; // characters from here on are square
const wide = (text: string) => [...text].reduce((px, ch) => px + (ch > HAN ? 13.2 : 7.2), 0); // in the widest usual face

/** How many lines the names of a game, or of some of its pieces, take in columns of a width: no name is cut off that two lines can
 * hold. */
export function linesBelow(game: string, pitch: number, ids = Object.keys(words(game)?.pieces ?? {})): 1 | 2 {
  return ids.some((id) => wide(nameBelow(game, id)) > pitch) ? 2 : 1;
}
