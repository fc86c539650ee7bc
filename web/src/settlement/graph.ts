/** A graph of the totals after each hand, as points in a box. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const COLOURS = ['#1c5a49', '#b3261e', '#0b5cad', '#8a6d1d']; // from the reader's own on, in turn
export const DASHES = ['', '9 4', '3 4', '12 4 3 4']; // never colour alone

/** Totals by hand, from 0 on. */
export function plotted(
  totals: number[][],
  box: Box,
): { lines: [number, number][][]; zero: number; x: (at: number) => number } {
  const seats = totals[0]?.length ?? 0;
  const rows = [Array.from({ length: seats }, () => 0), ...totals];
  const all = rows.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const span = Math.max(1, high - low);
  const x = (at: number) => box.left + (at / Math.max(1, rows.length - 1)) * box.width;
  const y = (sum: number) => box.top + ((high - sum) / span) * box.height;
  const lines = Array.from({ length: seats }, (_, seat) =>
    rows.map((row, at): [number, number] => [x(at), y(row[seat] ?? 0)]),
  );
  return { lines, zero: y(0), x };
}

export const path = (line: [number, number][]) => line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
