/** What is shared of a daily deal, and the calendar of its days. */

import './browser';

import { describe, expect, it } from 'vitest';

import { monthAfter, shareText, squares, weeks } from '../src/daily/daily';
import { GAMES } from '../src/games';
import type { DailyBoard, DailyDecision, Offer } from '../src/wire';

const offer: Offer = { verb: 'play', text: 'Play [66]', pieces: ['66'] };
const decision = (alike: boolean, mine: Offer | null = offer): DailyDecision => ({
  mine,
  master: offer,
  step: 1,
  alike,
  share: null,
});

describe('the shared line', () => {
  it('is filled up to the first decision that was not the master’s, and ends there', () => {
    expect(squares([true, true, false, false].map((alike) => decision(alike)))).toBe('■■□');
    expect(squares([decision(true), decision(false, null)])).toBe('■');
    expect(squares(Array.from({ length: 30 }, () => decision(true)))).toHaveLength(12);
  });

  it('says the result and no piece', () => {
    const board = {
      day: '2026-11-16',
      game: GAMES[0],
      master: 8,
      lines: [decision(true), decision(false)],
      own: { units: -6, percent: 12 },
    } as unknown as DailyBoard;
    const text = shareText(board);
    expect(text).toContain('11/16');
    expect(text).toContain('\u22126');
    expect(text).toContain('daily-top');
    expect(text).toContain('■□');
    expect(text).not.toContain('66');
  });
});

describe('the calendar', () => {
  it('begins its weeks on Sunday and knows leap years', () => {
    expect(weeks('2026-11-01')).toHaveLength(30); // the first is a Sunday
    expect(weeks('2026-12-01').slice(0, 3)).toEqual([null, null, '2026-12-01']);
    expect(weeks('2028-02-01').at(-1)).toBe('2028-02-29');
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });
});
