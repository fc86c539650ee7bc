import { describe, expect, it } from 'vitest';

import { GAMES, gameOf } from '../src/games';
import { HALF_HEIGHT, HEIGHT } from '../src/pieces/geometry';
import { familyOf, inLine, pieceWidth } from '../src/pieces/size';

describe('a piece in a line of words', () => {
  it.each(GAMES)('is wide enough to tell, and not much higher than the line: %s', (game) => {
    for (const line of [24, 30, 36]) {
      const { height, half } = inLine(game, line);
      const drawn = half ? (height * HALF_HEIGHT) / HEIGHT : height;
      expect(drawn).toBeLessThanOrEqual(1.31 * line);
      expect(pieceWidth(game, height)).toBeGreaterThanOrEqual(half ? 21 : 1.3 * line * 0.27);
      expect(half).toBe(familyOf(game) === 'strip' && Boolean(gameOf(game).pieces.index));
    }
  });
});
