import { beforeEach, describe, expect, it } from 'vitest';

import { Layout } from '../src/games/shisanzhang/layout.svelte';
import { pileSums, shotsOf } from '../src/games/shisanzhang/reckoning';
import { inOrder, pileName } from '../src/games/shisanzhang/piles';
import type { Account, Payment } from '../src/wire';

const SIZES = [3, 5, 5];
const HAND = ['2s', '3h', '4c', '5d', '6s', '7h', '8c', '9d', 'Ts', 'Jh', 'Qc', 'Kd', 'As'];

describe('the three rows', () => {
  let layout: Layout;
  beforeEach(() => {
    layout = new Layout();
    layout.follow(HAND, SIZES, 'a');
  });

  it('begin with the highest cards at the tail', () => {
    expect(layout.rows).toEqual({
      tail: ['As', 'Kd', 'Qc', 'Jh', 'Ts'],
      mid: ['9d', '8c', '7h', '6s', '5d'],
      head: ['4c', '3h', '2s'],
    });
    expect(layout.full).toBe(true);
  });

  it('change two cards that are tapped one after the other', () => {
    layout.tap('As');
    expect(layout.picked).toBe('As');
    layout.tap('2s');
    expect(layout.rows.head).toEqual(['4c', '3h', 'As']);
    expect(layout.rows.tail[0]).toBe('2s');
    expect(layout.picked).toBe(null);
  });

  it('move a card within its row, and change it with one of another', () => {
    layout.drop('As', 'Qc');
    expect(layout.rows.tail).toEqual(['Kd', 'Qc', 'As', 'Jh', 'Ts']);
    layout.drop('As', '9d');
    expect(layout.rows.tail).toEqual(['Kd', 'Qc', '9d', 'Jh', 'Ts']);
    expect(layout.rows.mid[0]).toBe('As');
  });

  it('can be taken back step by step', () => {
    const first = layout.rows;
    layout.swapRows();
    layout.swap('As', '2s');
    layout.undo();
    layout.undo();
    expect(layout.rows).toEqual(first);
    expect(layout.canUndo).toBe(false);
  });

  it('stay when the same cards come again, and begin anew with others', () => {
    layout.swapRows();
    const rows = layout.rows;
    layout.follow([...HAND].reverse(), SIZES, 'a');
    expect(layout.rows).toBe(rows);
    layout.follow(
      HAND.map((card) => card.charAt(0) + 'h'),
      SIZES,
      'b',
    );
    expect(layout.rows.tail[0]).toBe('Ah');
    expect(layout.canUndo).toBe(false);
  });
});

describe('names of open piles', () => {
  const words = {
    combinations: {
      straight: { name: '', shown: '順子 { $rank }' },
      full: { name: '', shown: '葫蘆 { $rank } 帶 { $rank2 }' },
    },
  } as never;
  const pile = (category: string, ...ranks: string[]) => ({ category, ranks, cards: [], key: [], pays: 1 });

  it('go by the ranks that count', () => {
    expect(pileName(pile('full', '4', '10'), words)).toBe('葫蘆 4 帶 10');
    expect(pileName(pile('straight', '5'), words)).toBe('順子 5');
    expect(inOrder(['4s', 'Th', '4h', 'Ac'])).toEqual(['4s', '4h', 'Ac', 'Th']);
  });
});

describe('what a pile brought', () => {
  const item = (
    id: string,
    payer: number | null,
    payee: number,
    amount: number,
    debtor: number | null = null,
  ): Payment => ({
    item: id,
    name: '',
    text: '',
    rule: '',
    payer,
    payee,
    units: amount,
    amount,
    debtor,
  });
  const account: Account = {
    headline: '',
    how: null,
    payments: [],
    items: [
      item('head', 1, 0, 2),
      item('mid_full', 1, 0, 1),
      item('foul_tail', 0, 2, 3),
      item('tail', null, 0, 1, 1),
      item('shoot', 1, 0, 3),
    ],
  };

  it('is read from the lines of the settlement', () => {
    expect(pileSums(account, 0)).toEqual({ head: 2, mid: 1, tail: -2 });
    expect(pileSums(account, 1)).toEqual({ head: -2, mid: -1, tail: -1 });
  });

  it('names who shot whom', () => {
    expect(shotsOf(account, 0)).toEqual({ shot: [1], hit: [], homerun: false });
    expect(shotsOf(account, 1)).toEqual({ shot: [], hit: [0], homerun: false });
  });
});
