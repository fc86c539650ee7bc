/** What each pile brought each seat, read from the settlement's own lines. */

import type { Account, Payment } from '../../wire';
import { PLACES, type PilePlace } from './piles';

/** The pile that a line is about: head, tie_head, head_trips, foul_head … */
function placeOf(item: Payment): PilePlace | undefined {
  const parts = item.item.split('_');
  return PLACES.find((place) => parts.includes(place));
}

function share(item: Payment, seat: number): number {
  const from = item.payer ?? item.debtor;
  return item.payee === seat ? item.amount : from === seat ? -item.amount : 0;
}

export function pileSums(account: Account | null, seat: number): Record<PilePlace, number> {
  const sums: Record<PilePlace, number> = { head: 0, mid: 0, tail: 0 };
  for (const item of account?.items ?? []) {
    const place = placeOf(item);
    if (place) sums[place] += share(item, seat);
  }
  return sums;
}

export interface Shots {
  shot: number[]; // seats that this one has shot
  hit: number[]; // seats that have shot it
  homerun: boolean;
}

export function shotsOf(account: Account | null, seat: number): Shots {
  const items = account?.items ?? [];
  const from = (item: Payment) => item.payer ?? item.debtor;
  const shoots = items.filter((item) => item.item === 'shoot');
  return {
    shot: shoots.filter((item) => item.payee === seat).flatMap((item) => from(item) ?? []),
    hit: shoots.filter((item) => from(item) === seat).flatMap((item) => item.payee ?? []),
    homerun: items.some((item) => item.item === 'homerun' && item.payee === seat),
  };
}
