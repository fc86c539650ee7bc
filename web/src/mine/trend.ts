/** The units lost in each reviewed hand, as bars with the mean of the last few over them. */

import type { ReviewedHand } from '../wire';

const OVER = 5; // hands of which the line is the mean
const LEAST = 2; // units of a bar at full height, or more where more was lost

export interface Trend {
  bars: { x: number; width: number; y: number; height: number }[];
  line: [number, number][]; // from the fifth hand on
}

export function trend(hands: readonly ReviewedHand[], width: number, height: number): Trend {
  const highest = Math.max(LEAST, ...hands.map((one) => one.lost));
  const step = width / Math.max(1, hands.length);
  const tall = (lost: number) => (lost / highest) * height;
  const bars = hands.map(({ lost }, i) => ({
    x: i * step + step * 0.15,
    width: Math.min(step * 0.7, 24),
    y: height - tall(lost),
    height: tall(lost),
  }));
  const line: [number, number][] = [];
  for (let i = OVER - 1; i < hands.length; i++) {
    const mean = hands.slice(i - OVER + 1, i + 1).reduce((sum, one) => sum + one.lost, 0) / OVER;
    const bar = bars[i]!;
    line.push([bar.x + bar.width / 2, height - tall(mean)]);
  }
  return { bars, line };
}
