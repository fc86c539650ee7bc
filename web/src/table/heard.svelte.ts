/** What each seat has just said, for as long as a sentence hangs in the air. */

import type { Said } from '../wire';

const HEARD = 4000; // ms

export class Heard {
  bySeat = $state<(Said | null)[]>([null, null, null, null]);
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  follow(said: readonly Said[]) {
    const fresh = said.slice(Math.min(this.#count, said.length));
    this.#count = said.length;
    for (const one of fresh) {
      const { seat } = one;
      if (seat === null) continue;
      this.bySeat[seat] = one;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        if (this.bySeat[seat]?.phrase === one.phrase) this.bySeat[seat] = null;
      }, HEARD);
      this.#timers.add(timer);
    }
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
