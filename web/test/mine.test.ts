import { describe, expect, it } from 'vitest';

import { trend } from '../src/mine/trend';
import { LANGUAGES, setLanguage } from '../src/i18n/index.svelte';
import { when } from '../src/mine/when';
import type { ReviewedHand } from '../src/wire';

const hand = (lost: number): ReviewedHand => ({
  table: 't',
  hand: 1,
  ended: 0,
  kept: true,
  count: 4,
  agreed: 3,
  lost,
  margin: 0,
});

describe('the trend of mistakes', () => {
  it('draws a bar for each hand, as high as what was lost', () => {
    const { bars, line } = trend([hand(4), hand(0), hand(2)], 300, 100);
    expect(bars.map(({ height }) => height)).toEqual([100, 0, 50]);
    expect(bars.every(({ y, height }) => y + height === 100)).toBe(true);
    expect(bars.map(({ x }) => Math.floor(x / 100))).toEqual([0, 1, 2]);
    expect(line).toEqual([]); // there are no five hands
  });

  it('does not make a mountain of a small loss', () => {
    expect(trend([hand(0.5)], 300, 100).bars[0]!.height).toBe(25);
  });

  it('draws the mean of five hands over the fifth and each later one', () => {
    const { line } = trend([5, 0, 0, 0, 0, 10].map(hand), 600, 100);
    expect(line.map(([, y]) => y)).toEqual([90, 80]);
  });
});

describe('when something was', () => {
  it.each(LANGUAGES)('says the hour of today without halves of the day: %s', async (language) => {
    await setLanguage(language);
    const now = new Date(2026, 10, 19, 23, 0);
    const at = (hour: number) => when(new Date(2026, 10, 19, hour, 4).getTime() / 1000, now);
    expect(at(0)).toMatch(/ 00:04$/);
    expect(at(14)).toMatch(/ 14:04$/);
  });
});
