/** How large pieces are that stand in rows in a box: as large as they can be without leaving it. */

export interface Box {
  width: number; // px
  height: number;
}

export interface Kind {
  ratio: number; // width of a piece for a height of 1
  below?: number; // px under each piece: its name
  air?: number; // px beside each piece, part of what can be touched
  lift?: number; // how far a picked piece rises, of its height
  tallest?: number; // px
  rows?: number; // at most
  finger?: number; // px that a finger needs; 0: they are only looked at
}

export interface Fit {
  height: number; // px of a piece
  columns: number;
  pitch: number; // px from one piece to the next: what a finger finds
}

export const FINGER = 44; // px that a finger finds without looking
const BETWEEN = 8; // px between rows
const LOOSE = 1.5; // widths of a piece that it may stand from the next
const TALLEST = 240;
const LIFT = 0.1;

/** Of all numbers of rows the one with the largest pieces; pieces that are too narrow for a finger count for less. */
export function fitted(
  count: number,
  box: Box,
  { ratio, below = 0, air = 5, lift = LIFT, tallest = TALLEST, rows: most = 2, finger = FINGER }: Kind,
): Fit {
  let best: Fit & { worth: number } = { height: 0, columns: 1, pitch: 0, worth: -Infinity };
  for (let rows = 1; rows <= most; rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const cell = box.width / columns;
    const high = (box.height - (rows - 1) * BETWEEN) / rows - below;
    const height = Math.max(0, Math.floor(Math.min(high / (1 + lift), (cell - air) / ratio, tallest)));
    const pitch = Math.min(cell, Math.max(finger, height * ratio * LOOSE));
    const worth = height * (finger ? Math.min(1, pitch / finger) : 1) ** 3;
    if (worth > best.worth) best = { height, columns, pitch, worth };
  }
  return { height: best.height, columns: best.columns, pitch: best.pitch };
}

/** How high a box of a hand need be: as high as there is room, unless its width leaves some of it empty. */
export function needed(count: number, box: Box, kind: Kind): number {
  const { height, columns } = fitted(count, box, kind);
  const rows = Math.ceil(count / columns);
  return Math.min(
    box.height,
    Math.ceil(rows * (height * (1 + (kind.lift ?? LIFT)) + (kind.below ?? 0)) + (rows - 1) * BETWEEN) + 2,
  );
}
