/** Which pieces a move of a hint means. */

import type { Offer } from '../wire';

/** The pieces of an advised move; a discard's are in its move. */
export function advisedPieces({ pieces, move }: Offer): string[] {
  const cards = [...((move?.cards as string[] | undefined) ?? []), ...((move?.extra as string[] | undefined) ?? [])];
  return cards.length ? cards : (pieces ?? []);
}
