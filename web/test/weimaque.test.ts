import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { padOf } from '../src/games/weimaque/claims';
import { columnsOfHand, MOST_COLUMNS } from '../src/games/weimaque/columns';
import { Covering } from '../src/games/weimaque/covering.svelte';
import { Columns } from '../src/games/weimaque/held.svelte';
import { byKind } from '../src/games/weimaque/melds';
import type { WeimaqueView } from '../src/games/weimaque/view';
import { Selection } from '../src/table/selection.svelte';

const DECK = ['s', 'b'].flatMap((size) => Array.from({ length: 40 }, (_, i) => `${size}${(i >> 2) + 1}`));

/** A shuffle that is the same every time. */
function shuffled(seed: number): string[] {
  const cards = [...DECK];
  for (let i = cards.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const j = seed % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

describe('a hand in columns', () => {
  it('keeps every card and fits a phone', () => {
    for (let seed = 1; seed < 200; seed++) {
      const hand = shuffled(seed).slice(0, 20).sort(byKind);
      const columns = columnsOfHand(hand);
      expect(columns.flat().sort(byKind)).toEqual(hand);
      expect(columns.length).toBeLessThanOrEqual(MOST_COLUMNS);
      expect(Math.max(...columns.map((column) => column.length))).toBeLessThanOrEqual(4);
    }
  });

  it('shows triplets and runs before pairs', () => {
    expect(columnsOfHand(['s5', 's6', 's6', 's7', 'b9', 'b9', 'b9', 'b3', 'b4', 'b5'])).toEqual([
      ['s5', 's6', 's7'],
      ['s6'],
      ['b3', 'b4', 'b5'],
      ['b9', 'b9', 'b9'],
    ]);
  });

  it('stays as the player put it when cards leave', () => {
    const selection = new Selection();
    const columns = new Columns(selection);
    selection.follow(['s1', 's2', 's3', 'b7'], columnsOfHand);
    columns.follow();
    const ids = () => columns.cards.map((column) => column.map((card) => card.id));
    expect(ids()).toEqual([['s1', 's2', 's3'], ['b7']]);

    const seven = columns.cards[1]![0]!.key;
    columns.move(seven, 0, 1);
    expect(ids()).toEqual([['s1', 'b7', 's2', 's3']]);
    columns.move(seven, 0, 0, true);
    expect(ids()).toEqual([['b7'], ['s1', 's2', 's3']]);

    selection.follow(['s2', 's3', 'b7'], columnsOfHand);
    columns.follow();
    expect(ids()).toEqual([['b7'], ['s2', 's3']]);
  });
});

describe('the claim pad', () => {
  const why = { code: 'kong_needs_three', text: '要有三張 六，你有 2 張', short: '要有三張六' };
  const view = { barred: { kong: why } } as unknown as WeimaqueView;

  it('has six places, whatever may be done', () => {
    expect(
      padOf(view, [], false)
        .map((claim) => claim.letter)
        .join(''),
    ).toBe('胡碰吃偎槓過');
    expect(padOf(view, [], true)[4]!.letter).toBe('杠');
  });

  it('says why not', () => {
    const kong = padOf(view, [], false)[4]!;
    expect(kong.reason).toBe('要有三張六');
    expect(kong.why).toBe('要有三張 六，你有 2 張');
  });

  it('puts the 偎 of four where quads are made', () => {
    const four = { verb: 'wei', text: '偎四張', move: { do: 'wei', n: 4 } };
    const three = { verb: 'wei', text: '偎', move: { do: 'wei', n: 3 } };
    const pad = padOf(view, [three, four], false);
    expect(pad[3]!.offers).toEqual([three]);
    expect(pad[4]!.offers).toEqual([four]);
  });
});

describe('a meld that is laid covered', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows its cards, then turns them over one by one', () => {
    const covering = new Covering(() => [null, null, 'b7'], true);
    const stop = covering.start();
    expect(covering.shown).toEqual(['b7', 'b7', 'b7']);
    vi.advanceTimersByTime(500);
    expect(covering.shown).toEqual([null, 'b7', 'b7']);
    vi.advanceTimersByTime(180);
    expect(covering.shown).toEqual([null, null, 'b7']);
    stop();
  });

  it('lies covered where it lay before, and where nobody knows what it is', () => {
    expect(new Covering(() => [null, null, 'b7'], false).shown).toEqual([null, null, 'b7']);
    expect(new Covering(() => [null, null, null], true).shown).toEqual([null, null, null]);
  });
});
