import { describe, expect, it } from 'vitest';

import { plotted } from '../src/settlement/graph';
import { gain, parted, placeOf, streams } from '../src/settlement/groups';
import { bestOf, worst, type Mistake } from '../src/settlement/match.svelte';
import { votesOf } from '../src/settlement/votes';
import { drawing, FORMATS, type Story } from '../src/settlement/picture';
import type { Account, Payment } from '../src/wire';

const pay = (payer: number | null, payee: number | null, amount: number, more: Partial<Payment> = {}): Payment => ({
  item: 'x',
  name: 'X',
  text: '',
  rule: '6',
  payer,
  payee,
  units: amount,
  amount,
  ...more,
});

// Example 6 of 天九: the dealer paid more than they took for the finish, and won by bonuses.
const account: Account = {
  headline: '',
  how: { ended: 2 },
  payments: [15, -7, 3, -11],
  items: [pay(1, 0, 6), pay(2, 0, 6), pay(3, 0, 6), pay(0, 2, 3), pay(1, 2, 1), pay(3, 2, 5), pay(null, 2, 0)],
};

describe('a settlement from one seat', () => {
  it('adds up to its own line, and leaves out what is between others', () => {
    for (const me of [0, 1, 2, 3]) {
      const { groups, others, loose } = parted(account, me);
      expect(groups.reduce((sum, group) => sum + group.amount, 0)).toBe(account.payments[me]);
      const shown = groups.reduce((sum, group) => sum + group.items.length, 0) + others.length + loose.length;
      expect(shown).toBe(account.items.length);
      expect(others.every((item) => gain(item, me) === 0)).toBe(true);
    }
  });

  it('begins with whoever ended the hand, then by size', () => {
    expect(parted(account, 1).groups.map(({ seat }) => seat)).toEqual([2, 0, 3]);
  });

  it('counts a score for a pot as no payment, and groups it all the same', () => {
    const pot = { ...account, payments: [5, -5], items: [pay(null, 0, 3, { debtor: 1 }), pay(1, 0, 5)] };
    expect(parted(pot, 0).groups).toMatchObject([{ seat: 1, amount: 5, items: [{}, {}] }]);
  });

  it('sums what others pay, and drops what comes to nothing', () => {
    expect(streams([pay(1, 2, 3), pay(2, 1, 5), pay(3, 1, 0)])).toEqual([{ from: 2, to: 1, amount: 2 }]);
  });

  it('gives equal totals one place', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf([4, 9, 4, -17], seat))).toEqual([2, 1, 2, 4]);
  });
});

const history = [
  { hand: 4, payments: [3, -3, 0, 0], totals: [3, -3, 0, 0] },
  { hand: 5, payments: [-8, 4, 2, 2], totals: [-5, 1, 2, 2] },
];

describe('a match', () => {
  it('has the hand that brought somebody most', () => {
    expect(bestOf(history)).toEqual({ hand: 5, seat: 1, amount: 4 });
    expect(bestOf([])).toBeNull();
  });

  it('names the dearest of what the review calls mistakes', () => {
    const move = (lost: number, mistake: boolean, seat = 0) =>
      ({ lost, mistake, seat, step: 1, hand: 4 }) as Partial<Mistake> as Mistake;
    const moves = [move(9, false), move(2, true), move(5, true, 1), move(1, true), move(3, true)];
    expect(worst(moves, 0).map(({ lost }) => lost)).toEqual([3, 2]);
  });

  it('is drawn from nothing to its last totals inside its box', () => {
    const box = { left: 10, top: 20, width: 100, height: 50 };
    const { lines, zero } = plotted(
      history.map(({ totals }) => totals),
      box,
    );
    expect(lines.map((line) => line[0])).toEqual(Array(4).fill([10, zero]));
    for (const [x, y] of lines.flat()) {
      expect(x >= 10 && x <= 110 && y >= 20 && y <= 70).toBe(true);
    }
  });
});

describe('the picture', () => {
  const story: Story = {
    name: 'Pine & <Co>',
    seats: ['A', 'B', 'C', 'D'],
    headline: 'You come first',
    game: 'Tin Gau',
    me: 0,
    totals: [31, 9, -12, -28],
    places: [1, 2, 3, 4],
    history,
    best: 5,
    pieces: [{ markup: '<circle r="3"/>', width: 90, height: 200 }],
    font: '',
  };

  it('has its size, the reader’s name and no other', () => {
    for (const format of ['wide', 'tall'] as const) {
      const svg = drawing(format, story);
      const [width, height] = FORMATS[format];
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(svg).toContain('Pine &#38; &#60;Co&#62;');
      expect(svg).toContain('<circle r="3"/>');
      const said = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]);
      expect(said.filter((words) => /\p{L}/u.test(words ?? ''))).toEqual([
        '牌',
        '館',
        'You come first',
        'Tin Gau',
        'Pine &#38; &#60;Co&#62;',
        'B',
        'C',
        'D',
      ]);
    }
  });

  it('names nobody where one only looked on', () => {
    expect(drawing('wide', { ...story, name: '' })).toContain('>A<');
  });
});

describe('another match', () => {
  const person = { name: '', level: null, note: '', away: false, here: true, ready: false, vacant: false, bank: null };
  const guest = { ...person, kind: 'guest' as const };

  it('waits for the people who play in person', () => {
    const seats = [{ ...guest, ready: true }, guest, { ...guest, away: true }, { ...person, kind: 'bot' as const }];
    expect(votesOf({ seats })).toEqual({ people: [0, 1], any: true, missing: 1 });
    expect(votesOf({ seats: seats.slice(1) })).toEqual({ people: [0], any: false, missing: 1 });
  });
});
