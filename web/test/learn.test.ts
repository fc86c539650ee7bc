import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GAMES, gameOf } from '../src/games';
import { bundleOf } from '../src/i18n/index.svelte';
import { lineOf } from '../src/learn/coach';

const hand = (phase: string, more: object = {}) => ({
  account: null,
  asked: true,
  view: { game: '', seat: 0, phase, turn: 0 },
  offers: [],
  ...more,
});

describe.each(GAMES)('the coach of %s', (game) => {
  it('has a line for all that may be asked, for waiting and for the end', () => {
    const words = bundleOf('en', [readFileSync(new URL(`../src/games/${game}/en.ftl`, import.meta.url), 'utf-8')]);
    const { phases } = gameOf(game).coach;
    for (const key of [...phases, 'wait', 'end']) expect(words.hasMessage(`learn-${game}-${key}`), key).toBe(true);
    expect(phases.length).toBeGreaterThan(0);
  });
});

describe('the coach', () => {
  it('knows whether one can beat', () => {
    expect(lineOf('tianjiu', hand('follow'))).toEqual({ id: 'learn-tianjiu-follow', args: { can: 'no' } });
    const offers = [{ verb: 'play', text: '' }];
    expect(lineOf('tianjiu', hand('follow', { offers })).args.can).toBe('yes');
  });

  it('waits while others play, and explains the end', () => {
    expect(lineOf('liuhu', hand('LEAD', { asked: false })).id).toBe('learn-liuhu-wait');
    expect(lineOf('liuhu', hand('LEAD')).id).toBe('learn-liuhu-lead');
    expect(lineOf('weimaque', hand('over', { account: { items: [], payments: [], headline: '' } })).id).toBe(
      'learn-weimaque-end',
    );
  });
});
