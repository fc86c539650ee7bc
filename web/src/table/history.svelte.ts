/** What the hands of a match came to, as far as this browser saw them end. */

import type { Scene } from '../wire';

export interface Ended {
  number: number; // of all hands at the table
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

  /** `first`: the number of the first hand of this match. */
  follow({ hand }: Scene<unknown>, first: number) {
    const earlier = this.hands.filter((one) => one.number >= first && one.number !== hand?.number);
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
