/** What the hands of a match came to, as far as this browser saw them end. */

import type { Scene } from '../wire';

export interface Ended {
  number: number;
  payments: number[];
}

export class History {
  hands = $state.raw<Ended[]>([]);
  #key: string;

  constructor(table: string) {
    this.#key = `paiguan.hands.${table}`;
    try {
      this.hands = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as Ended[];
    } catch {
      // not ours, or no storage
    }
  }

  follow({ table, hand }: Scene<unknown>) {
    // A rematch counts its hands from one again.
    const earlier = this.hands.filter((one) => one.number <= table.hands && one.number !== hand?.number);
    const now = hand?.account ? [{ number: hand.number, payments: hand.account.payments }] : [];
    const hands = [...earlier, ...now];
    if (hands.length === this.hands.length && !now.length) return;
    this.hands = hands;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(hands));
    } catch {
      // it holds for this visit
    }
  }
}
