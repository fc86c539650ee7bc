import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import './browser';
import { settings } from '../src/settings.svelte';
import { flowsOf } from '../src/table/flows';
import { after, hurry, paced } from '../src/table/pace';
import { spotIn } from '../src/table/spot';

describe('payments', () => {
  it('go from every payer, and add up', () => {
    expect(flowsOf([0, 0, 0, 0], [12, -4, -4, -4])).toEqual([
      { from: 1, to: 0, amount: 4 },
      { from: 2, to: 0, amount: 4 },
      { from: 3, to: 0, amount: 4 },
    ]);
    const after = [7, -5, 9, -11];
    const sums = [0, 0, 0, 0];
    for (const { from, to, amount } of flowsOf(sums, after)) {
      expect(amount).toBeGreaterThan(0);
      sums[from]! -= amount;
      sums[to]! += amount;
    }
    expect(sums).toEqual(after);
  });

  it('to a pot are flown by nobody', () => {
    expect(flowsOf([0, 0, 0], [-1, -1, -1])).toEqual([]);
  });
});

describe('a seal', () => {
  const area = { left: 0, top: 0, right: 390, bottom: 400 };
  const clear = (
    { x, y, size }: { x: number; y: number; size: number },
    [l, t, r, b]: [number, number, number, number],
  ) => x + size / 2 <= l || x - size / 2 >= r || y + size / 2 <= t || y - size / 2 >= b;

  it('falls beside the pieces', () => {
    const pieces: [number, number, number, number][] = [
      [100, 20, 300, 120],
      [120, 140, 260, 250],
      [0, 300, 390, 400],
    ];
    const spot = spotIn(
      area,
      pieces.map(([left, top, right, bottom]) => ({ left, top, right, bottom })),
    );
    for (const piece of pieces) expect(clear(spot, piece)).toBe(true);
    expect(spot.size).toBeGreaterThanOrEqual(96);
  });

  it('is as large as may be where nothing lies', () => {
    expect(spotIn(area, []).size).toBe(150);
  });
});

describe('a hold', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    settings.set('speed', 'normal');
    vi.useRealTimers();
  });

  it('lasts as the reader likes it', () => {
    settings.set('speed', 'slow');
    expect(paced(100)).toBe(180);
    settings.set('speed', 'fast');
    const done = vi.fn();
    after(1000, done);
    vi.advanceTimersByTime(399);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('ends at a tap, once', () => {
    const done = vi.fn();
    after(1000, done);
    hurry();
    expect(done).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('that was called off never ends', () => {
    const done = vi.fn();
    after(1000, done)();
    hurry();
    vi.advanceTimersByTime(2000);
    expect(done).not.toHaveBeenCalled();
  });
});
