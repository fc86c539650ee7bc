/** Which pieces a move of a hint means, and whether there is room for its moves. */

import { letters } from '../format';
import type { Advised, Offer } from '../wire';
import { felt } from './felt.svelte';

const LONG = 130; // letters of a hint that leaves a column no room for chips

export const chipless = (advice: Advised) => felt.sideways && letters(advice.text) > LONG;

/** The pieces of an advised move; a discard's are in its move. */
export function advisedPieces({ pieces, move }: Offer): string[] {
  const cards = [...((move?.cards as string[] | undefined) ?? []), ...((move?.extra as string[] | undefined) ?? [])];
  return cards.length ? cards : (pieces ?? []);
}
