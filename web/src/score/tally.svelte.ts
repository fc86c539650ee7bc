/** Hands of an evening with real pieces, kept in this browser: who sat there, under which rules, what each hand came to. */

import type { Options } from '../net/api';

interface Kept {
  names: string[];
  options: Options;
  hands: number[][];
}

export class Tally {
  names = $state.raw<string[]>([]);
  options = $state.raw<Options>({});
  hands = $state.raw<number[][]>([]);

  constructor(readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Kept | null;
      if (kept) [this.names, this.options, this.hands] = [kept.names, kept.options, kept.hands];
    } catch {
      // nothing readable: begin anew
    }
  }

  get #key() {
    return `paiguan-tally-${this.game}`;
  }

  get totals(): number[] {
    return this.hands.reduce<number[]>((sums, hand) => hand.map((amount, seat) => (sums[seat] ?? 0) + amount), []);
  }

  keep() {
    try {
      localStorage.setItem(
        this.#key,
        JSON.stringify({ names: this.names, options: this.options, hands: this.hands } satisfies Kept),
      );
    } catch {
      // a browser that keeps nothing can still reckon
    }
  }

  name(seat: number, name: string) {
    const names = [...this.names];
    names[seat] = name;
    this.names = Array.from(names, (one) => one ?? '');
    this.keep();
  }

  choose(options: Options) {
    this.options = options;
    this.keep();
  }

  add(payments: number[]) {
    this.hands = [...this.hands, payments];
    this.keep();
  }

  dropLast() {
    this.hands = this.hands.slice(0, -1);
    this.keep();
  }

  clear() {
    this.hands = [];
    this.keep();
  }
}
