/** What each seat has just said, for as long as a sentence hangs in the air. */

import { untrack } from 'svelte';

import type { Said } from '../wire';

const HEARD = 4000; // ms

export class Heard {
  bySeat = $state.raw<(Said | null)[]>([null, null, null, null]);
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** `said` holds the latest phrases, `count` says how many there were in all. */
  follow(said: readonly Said[], count: number) {
    const fresh = said.slice(Math.max(0, said.length - (count - this.#count)));
    this.#count = count;
    for (const one of fresh) {
      const { seat } = one;
      if (seat === null) continue;
      this.#show(seat, one);
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        if (this.bySeat[seat] === one) this.#show(seat, null);
      }, HEARD);
      this.#timers.add(timer);
    }
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #show(seat: number, said: Said | null) {
    this.bySeat = untrack(() => this.bySeat).map((now, at) => (at === seat ? said : now));
  }
}
