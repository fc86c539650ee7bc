import { describe, expect, it } from 'vitest';

import { linesOf, unbroken } from '../src/format';

describe('the lines of a caption', () => {
  it('are parted between words and behind hyphens, never within a word', () => {
    expect(linesOf('led 8', 8)).toBe(1);
    expect(linesOf('Pebble: Man-Seven best', 8.2)).toBe(4);
    expect(linesOf('Pebble: Man-Seven best', 12)).toBe(2);
    expect(linesOf('墊 2 張', 8)).toBe(1);
    expect([linesOf('4-3', 2), linesOf(unbroken('4-3'), 2)]).toEqual([2, 1]);
  });
});
