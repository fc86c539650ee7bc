/** The four suits on a field of 100 × 100, and where the pips of a card lie. */

export type Suit = 's' | 'h' | 'd' | 'c';

export const SUIT_PATHS: Record<Suit, string> = {
  s: 'M50 4C61 25 96 41 96 66A22 22 0 0 1 56 79Q57 92 68 97H32Q43 92 44 79A22 22 0 0 1 4 66C4 41 39 25 50 4Z',
  h: 'M50 95C39 75 4 57 4 31A24.5 24.5 0 0 1 50 21 24.5 24.5 0 0 1 96 31C96 57 61 75 50 95Z',
  d: 'M50 2C58 20 72 38 87 50 72 62 58 80 50 98 42 80 28 62 13 50 28 38 42 20 50 2Z',
  c: 'M50 3A21 21 0 0 1 66 38 21 21 0 1 1 56 74Q57 92 68 97H32Q43 92 44 74A21 21 0 1 1 34 38 21 21 0 0 1 50 3Z',
};

const INK: Record<Suit, string> = { s: 'var(--p-ink)', h: 'var(--p-red)', d: 'var(--p-red)', c: 'var(--p-ink)' };
const FOUR: Record<Suit, string> = { ...INK, d: '#1f5fa8', c: '#1b6a45' };

export function suitColour(suit: Suit, four: boolean): string {
  return (four ? FOUR : INK)[suit];
}

const LEFT = 43;
const MIDDLE = 65;
const RIGHT = 87;
type Place = [x: number, y: number];
const both = (...rows: number[]): Place[] =>
  rows.flatMap((y): Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const between = (...rows: number[]): Place[] => rows.map((y) => [MIDDLE, y]);

export const PIPS: Record<string, Place[]> = {
  2: between(38, 162),
  3: between(38, 100, 162),
  4: both(38, 162),
  5: [...both(38, 162), ...between(100)],
  6: both(38, 100, 162),
  7: [...both(38, 100, 162), ...between(69)],
  8: [...both(38, 100, 162), ...between(69, 131)],
  9: [...both(38, 79.3, 120.7, 162), ...between(100)],
  T: [...both(38, 79.3, 120.7, 162), ...between(58.6, 141.4)],
};
