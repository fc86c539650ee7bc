/** Where a seal may fall: on the emptiest place of the felt, never over what must be seen. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LARGEST = 150; // px
const SMALLEST = 96;
const STEP = 8;

function covered(at: Rect, others: readonly Rect[]): number {
  let sum = 0;
  for (const one of others) {
    const width = Math.min(at.right, one.right) - Math.max(at.left, one.left);
    const height = Math.min(at.bottom, one.bottom) - Math.max(at.top, one.top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}

/** The largest square inside `area` that covers none of the others, nearest to its middle; if there is none, the one that covers least. */
export function spotIn(area: Rect, others: readonly Rect[]): { x: number; y: number; size: number } {
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  let best = { x: middle.x, y: middle.y, size: SMALLEST };
  let least = Infinity;
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const half = size / 2;
    for (let y = area.top + half; y <= area.bottom - half; y += STEP)
      for (let x = area.left + half; x <= area.right - half; x += STEP) {
        const lost = covered({ left: x - half, top: y - half, right: x + half, bottom: y + half }, others);
        const cost = lost + Math.hypot(x - middle.x, y - middle.y) / 1e4;
        if (cost < least) [least, best] = [cost, { x, y, size }];
      }
    if (least < 1) break;
  }
  return best;
}
