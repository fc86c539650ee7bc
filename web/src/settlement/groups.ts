/** A settlement from one seat: what is between it and each other, and what is not its business. */

import type { Account, Payment } from '../wire';

export interface Group {
  seat: number; // the other
  amount: number; // between the two: positive is won
  items: Payment[];
}

export interface Parted {
  groups: Group[]; // one for every other seat: whoever ended the hand first, then by size
  others: Payment[]; // between two others
  loose: Payment[]; // lines that only explain: nobody pays them
}

/** Who pays, or in a game for a pot who is scored against. */
export const fromOf = (item: Payment) => item.payer ?? item.debtor ?? null;

/** What a line brings a seat; a line that nobody pays brings nothing. */
export function gain(item: Payment, seat: number): number {
  if (item.payer === null || item.payee === null) return 0;
  return item.payee === seat ? item.amount : item.payer === seat ? -item.amount : 0;
}

export function between(account: Account, one: number, other: number): Payment[] {
  return account.items.filter((item) => {
    const from = fromOf(item);
    return (from === one && item.payee === other) || (from === other && item.payee === one);
  });
}

export function parted(account: Account, me: number): Parted {
  const seats = account.payments.map((_, seat) => seat);
  const turn = (seat: number) => (seat - me + seats.length) % seats.length;
  const ended = account.how?.ended ?? null;
  const groups = seats
    .filter((seat) => seat !== me)
    .map((seat) => {
      const items = between(account, me, seat);
      return { seat, items, amount: items.reduce((sum, item) => sum + gain(item, me), 0) };
    })
    .sort(
      (a, b) =>
        Number(b.seat === ended) - Number(a.seat === ended) ||
        Math.abs(b.amount) - Math.abs(a.amount) ||
        b.items.length - a.items.length ||
        turn(a.seat) - turn(b.seat),
    );
  const mine = new Set(groups.flatMap(({ items }) => items));
  const rest = account.items.filter((item) => !mine.has(item));
  const loose = rest.filter((item) => fromOf(item) === null);
  return { groups, loose, others: rest.filter((item) => !loose.includes(item)) };
}

/** What two others pay each other, summed by who pays whom, in the order of the settlement. */
export function streams(items: Payment[]): { from: number; to: number; amount: number }[] {
  const sums = new Map<string, { from: number; to: number; amount: number }>();
  for (const { payer, payee, amount } of items) {
    if (payer === null || payee === null) continue;
    const [low, high] = payer < payee ? [payer, payee] : [payee, payer];
    const key = `${low}-${high}`;
    const sum = sums.get(key) ?? { from: low, to: high, amount: 0 };
    sum.amount += payer === low ? amount : -amount;
    sums.set(key, sum);
  }
  return [...sums.values()]
    .filter(({ amount }) => amount)
    .map(({ from, to, amount }) => (amount < 0 ? { from: to, to: from, amount: -amount } : { from, to, amount }));
}

/** Places by totals: equal totals share a place. */
export const placeOf = (totals: number[], seat: number) =>
  1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;
