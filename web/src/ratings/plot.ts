/** A rating after each contest as points in a box, with the band in which it lies two times of three. */

import type { Box } from '../settlement/graph';
import type { RatingChange } from '../wire';

export interface Plot {
  line: [number, number][];
  band: [number, number][]; // round the line, there and back
  low: number; // the whole hundreds at the edges
  high: number;
}

const STEP = 100;

export function plotOf(history: Pick<RatingChange, 'points' | 'deviation'>[], box: Box): Plot {
  const edges = history.flatMap(({ points, deviation }) => [points - deviation, points + deviation]);
  const low = Math.floor(Math.min(...edges) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...edges) / STEP) * STEP);
  const last = Math.max(1, history.length - 1);
  const x = (at: number) => box.left + (at / last) * box.width;
  const y = (points: number) => box.top + ((high - points) / (high - low)) * box.height;
  const line = history.map(({ points }, at): [number, number] => [x(at), y(points)]);
  const above = history.map(({ points, deviation }, at): [number, number] => [x(at), y(points + deviation)]);
  const below = history.map(({ points, deviation }, at): [number, number] => [x(at), y(points - deviation)]);
  return { line, band: [...above, ...below.reverse()], low, high };
}

/** How much each contest changed the rating; null where what was before is not known. */
export function changesOf(history: Pick<RatingChange, 'points'>[]): (number | null)[] {
  return history.map(({ points }, at) => (at ? points - history[at - 1]!.points : null));
}
