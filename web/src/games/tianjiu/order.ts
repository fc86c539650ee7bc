/** Every face: civil tiles from high to low, then military ones. */
export const TILES = '66 11 44 31 55 33 22 65 64 61 51 63 54 62 53 52 43 42 32 41 21'.split(' ');

/** 理牌: equals side by side. */
export function grouped(ids: string[]): string[][] {
  return [[...ids].sort((one, other) => TILES.indexOf(one) - TILES.indexOf(other))];
}
