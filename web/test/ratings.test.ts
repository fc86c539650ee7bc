import { describe, expect, test } from 'vitest';

import { changesOf, plotOf } from '../src/ratings/plot';

const BOX = { left: 0, top: 0, width: 100, height: 50 };

describe('the plot of a rating', () => {
  test('spans whole hundreds that hold the band, and is as wide as its box', () => {
    const plot = plotOf(
      [
        { points: 1500, deviation: 240 },
        { points: 1560, deviation: 200 },
        { points: 1530, deviation: 180 },
      ],
      BOX,
    );
    expect([plot.low, plot.high]).toEqual([1200, 1800]);
    expect(plot.line.map(([x]) => x)).toEqual([0, 50, 100]);
    expect(plot.line[0]![1]).toBe(25);
    expect(plot.line[1]![1]).toBeLessThan(plot.line[2]![1]); // higher is further up
    for (const [, y] of plot.band) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(50);
    }
    expect(plot.band).toHaveLength(6);
  });

  test('of one contest is one point', () => {
    const plot = plotOf([{ points: 1500, deviation: 0 }], BOX);
    expect(plot.line).toEqual([[0, 50]]);
    expect([plot.low, plot.high]).toEqual([1500, 1600]);
  });

  test('tells what each contest changed, but for the first', () => {
    expect(changesOf([{ points: 1510 }, { points: 1530 }, { points: 1500 }])).toEqual([null, 20, -30]);
  });
});
