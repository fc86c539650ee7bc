/** How wide a piece of a game is. */

import { gameOf } from '../games';
import type { Json } from '../wire';
import { HALF_HEIGHT, HEIGHT, WIDTH, type Family } from './geometry';

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

const TALLER = 1.3; // a strip than other pieces in the same line
const INDEX = 0.85; // of the line: the index end of a strip
const LEAST = 24; // px: a lower index end is hard to read

/** How a piece is drawn in a line of words so many px high. A whole strip would be too narrow to tell there: where a game has an
    index end that says all, that stands for it; other strips are taller. */
export function inLine(game: string, height: number, poker = false): { height: number; half: boolean } {
  if (familyOf(game, poker) !== 'strip') return { height, half: false };
  if (!gameOf(game).pieces.index) return { height: TALLER * height, half: false };
  return { height: (Math.max(LEAST, INDEX * height) * HEIGHT) / HALF_HEIGHT, half: true };
}
