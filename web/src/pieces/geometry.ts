/** One geometry for all games: every piece is 200 high, and as wide as its family. */

export const HEIGHT = 200;
export const HALF_HEIGHT = 62; // the index end of a strip

export type Family = 'tile' | 'strip' | 'card';
export const WIDTH: Record<Family, number> = { tile: 90, strip: 56, card: 130 };

/** Half a turn about the centre: the other end of a piece. */
export function turned(family: Family): string {
  return `rotate(180 ${WIDTH[family] / 2} ${HEIGHT / 2})`;
}

/** The baseline that centres a Kai character of a size on a height. */
export function baseline(centre: number, size: number): number {
  return centre + size * 0.36;
}
