/** How wide a piece of a game is. */

import { gameOf } from '../games';
import type { Json } from '../wire';
import { HEIGHT, WIDTH, type Family } from './geometry';

export function familyOf(game: string, poker = false): Family {
  const { pieces } = gameOf(game);
  return (poker && pieces.poker ? pieces.poker : pieces).family;
}

/** Whether a table plays with playing cards, where its game can be played so. */
export function withPoker(game: string, values: Record<string, Json>): boolean {
  const { poker } = gameOf(game).pieces;
  return poker !== undefined && values[poker.option] === poker.value;
}

/** At a height, in the same unit. */
export function pieceWidth(game: string, height: number, poker = false): number {
  return (height * WIDTH[familyOf(game, poker)]) / HEIGHT;
}
