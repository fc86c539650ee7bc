/** The score pad of an evening with real pieces, kept in this browser: who sits there, by which rules, and every hand. */

import type { Options } from '../net/api';
import type { Json } from '../wire';
import type { Sheet } from './sheet';

export type Standing = Record<string, Json>;

/** A hand that was noted: what was entered, what it came to, and where the match stood before and after it. */
export interface Hand {
  sheet: Sheet;
  payments: number[];
  standing: Standing | null;
  next: Standing | null;
}

export interface Kept {
  names: string[];
  options: Options;
  hands: Hand[];
  ended?: string; // when the evening was ended
  waiting?: Sheet[]; // entered without a network: the server reckons them when it is there again
}

const EVENINGS = 20; // that are kept

/** Read what a pad has kept; earlier ones kept payments only. */
export function readPad(text: string | null): Kept | null {
  const kept = JSON.parse(text ?? 'null') as (Omit<Kept, 'hands'> & { hands: (Hand | number[])[] }) | null;
  const hand = (one: Hand | number[]): Hand =>
    Array.isArray(one) ? { sheet: {}, payments: one, standing: null, next: null } : one;
  return kept && { ...kept, hands: kept.hands.map(hand) };
}

/** The keys of a game's pad, and of its past evenings. */
export const padKey = (game: string) => `paiguan-tally-${game}`;
export const eveningsKey = (game: string) => `${padKey(game)}-evenings`;

/** The past evenings of two devices of one person, the newest first. Of evenings that go on, the one from there is put aside too,
 * where there is one here already. */
export function bothPads(here: Kept | null, there: Kept | null, evenings: [Kept[], Kept[]]): [Kept | null, Kept[]] {
  const both = here?.hands.length && there?.hands.length && JSON.stringify(here) !== JSON.stringify(there);
  const aside = both ? [{ ...there, ended: new Date().toISOString() }] : [];
  const all = new Map([...aside, ...evenings.flat()].map((one) => [JSON.stringify(one), one]));
  const newest = [...all.values()].sort((a, b) => (b.ended ?? '').localeCompare(a.ended ?? ''));
  return [here?.hands.length ? here : (there ?? here), newest.slice(0, EVENINGS)];
}

export class Pad {
  names = $state.raw<string[]>([]);
  options = $state.raw<Options>({});
  hands = $state.raw<Hand[]>([]);
  waiting = $state.raw<Sheet[]>([]); // to be reckoned, in order
  undone = $state.raw<Hand[]>([]); // the latest last; a new hand forgets them
  evenings = $state.raw<Kept[]>([]);

  constructor(readonly game: string) {
    try {
      const kept = readPad(localStorage.getItem(this.#key));
      if (kept) [this.names, this.options, this.hands] = [kept.names, kept.options, kept.hands];
      this.waiting = kept?.waiting ?? [];
      this.evenings = JSON.parse(localStorage.getItem(eveningsKey(this.game)) ?? '[]') as Kept[];
    } catch {
      // nothing readable: begin anew
    }
  }

  get #key() {
    return padKey(this.game);
  }

  get #kept(): Kept {
    return { names: this.names, options: this.options, hands: this.hands, waiting: this.waiting };
  }

  get totals(): number[] {
    return this.sums.at(-1) ?? [];
  }

  /** The totals after each hand. */
  get sums(): number[][] {
    let sums: number[] = [];
    return this.hands.map(({ payments }) => (sums = payments.map((amount, seat) => (sums[seat] ?? 0) + amount)));
  }

  #keep() {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
      localStorage.setItem(eveningsKey(this.game), JSON.stringify(this.evenings));
    } catch {
      // a browser that keeps nothing can still reckon
    }
  }

  name(seat: number, name: string) {
    this.names = Array.from({ length: Math.max(this.names.length, seat + 1) }, (_, at) =>
      at === seat ? name : (this.names[at] ?? ''),
    );
    this.#keep();
  }

  choose(options: Options) {
    this.options = options;
    this.#keep();
  }

  /** Note a hand, or put another in the place of one noted before. */
  note(hand: Hand, at = this.hands.length) {
    this.hands = [...this.hands.slice(0, at), hand, ...this.hands.slice(at + 1)];
    this.undone = [];
    this.#keep();
  }

  /** Keep a sheet that cannot be reckoned now. */
  wait(sheet: Sheet) {
    this.waiting = [...this.waiting, sheet];
    this.#keep();
  }

  /** Let go of the first sheet that waits: it has been noted, or is being put right. */
  taken() {
    this.waiting = this.waiting.slice(1);
    this.#keep();
  }

  undo() {
    const last = this.hands.at(-1);
    if (!last) return;
    this.hands = this.hands.slice(0, -1);
    this.undone = [...this.undone, last];
    this.#keep();
  }

  /** Note again what was undone last. */
  redo() {
    const last = this.undone.at(-1);
    if (!last) return;
    this.hands = [...this.hands, last];
    this.undone = this.undone.slice(0, -1);
    this.#keep();
  }

  /** Put the evening aside and begin another with the same people; `resume` takes it back. */
  end() {
    this.evenings = [{ ...this.#kept, ended: new Date().toISOString() }, ...this.evenings].slice(0, EVENINGS);
    [this.hands, this.undone] = [[], []];
    this.#keep();
  }

  resume(at: number) {
    const evening = this.evenings[at];
    if (!evening || this.hands.length) return;
    [this.names, this.options, this.hands] = [evening.names, evening.options, evening.hands];
    this.evenings = this.evenings.filter((_, place) => place !== at);
    this.#keep();
  }
}
