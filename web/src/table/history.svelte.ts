/** What the hands of a match came to, as the server keeps them. */

import { api } from '../net/api';
import type { HandResult } from '../wire';

export class History {
  hands = $state.raw<HandResult[]>([]);
  #wanted = 0; // the number of the last hand that has been asked for

  constructor(readonly table: string) {}

  /** Ask again where a hand has ended since. `first` is the number of the first hand of this match, `last` of the last that is over. */
  async follow(first: number, last: number) {
    const key = last * 100_000 + first;
    if (key === this.#wanted) return;
    this.#wanted = key;
    if (last < first) {
      this.hands = [];
      return;
    }
    try {
      const all = await api<HandResult[]>(`/api/tables/${encodeURIComponent(this.table)}/hands`);
      if (key === this.#wanted) this.hands = all.filter(({ hand }) => hand >= first && hand <= last);
    } catch {
      this.#wanted = 0; // asked again with the next scene
    }
  }
}
