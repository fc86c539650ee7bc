/** How wide a piece of a game is. */

import { gameOf } from '../games';
import { HEIGHT, WIDTH, type Family } from './geometry';

export function familyOf(game: string, poker = false): Family {
  const { pieces } = gameOf(game);
  return (poker && pieces.poker ? pieces.poker : pieces).family;
}

/** At a height, in the same unit. */
export function pieceWidth(game: string, height: number, poker = false): number {
  return (height * WIDTH[familyOf(game, poker)]) / HEIGHT;
}
