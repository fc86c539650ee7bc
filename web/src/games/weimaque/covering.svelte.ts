/** A meld that is laid covered: its cards are seen first, then they turn over, one after another. */

import { after } from '../../table/pace';

const SEEN = 500; // ms before the first card turns
const TURN = 180; // from card to card

type Pieces = readonly (string | null)[];

export class Covering {
  #open = $state(0); // covered cards that still show their face

  /** `fresh`: it has just been laid. A hidden packet shows nothing, as nobody else knows what it is. */
  constructor(
    private readonly pieces: () => Pieces,
    fresh: boolean,
  ) {
    this.#open = fresh && this.#face ? this.#covered.length : 0;
  }

  get #face() {
    return this.pieces().find((id) => id !== null) ?? null;
  }

  get #covered() {
    return this.pieces().flatMap((id, i) => (id === null ? [i] : []));
  }

  /** What is seen of the meld now. */
  get shown(): Pieces {
    const turned = this.#covered.slice(0, this.#covered.length - this.#open);
    return this.pieces().map((id, i) => id ?? (turned.includes(i) ? null : this.#face));
  }

  /** Let the cards turn; returns how to call it off. */
  start(): () => void {
    const stops = Array.from({ length: this.#open }, (_, i) => after(SEEN + i * TURN, () => (this.#open -= 1)));
    return () => stops.forEach((stop) => stop());
  }
}
