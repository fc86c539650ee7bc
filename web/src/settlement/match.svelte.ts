/** The story of a match: its best hand, and what the reader could have done better. */

import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import { sentence } from '../net/trouble';
import { reviewOf, type Progress } from '../replay/review';
import type { HandResult, Replay, Reviewed } from '../wire';

/** The hand that brought somebody most; the first of equals. */
export function bestOf(history: HandResult[]): { hand: number; seat: number; amount: number } | null {
  let best: { hand: number; seat: number; amount: number } | null = null;
  for (const { hand, payments } of history)
    for (const [seat, amount] of payments.entries()) if (amount > (best?.amount ?? 0)) best = { hand, seat, amount };
  return best;
}

export interface Mistake extends Reviewed {
  hand: number;
}

const SHOWN = 2;

/** The dearest mistakes of a seat; the review says which decisions are mistakes. */
export function worst(moves: Mistake[], seat: number): Mistake[] {
  return moves
    .filter((move) => move.seat === seat && move.mistake)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, SHOWN);
}

export class Match {
  best = $state.raw<Replay | null>(null);
  moves = $state.raw<Mistake[]>([]);
  lost = $state(0); // by the reader, in all hands reviewed
  done = $state(0); // hands reviewed
  running = $state(false);
  stopped = $state(''); // why it stopped
  #shown = '';

  constructor(readonly table: string) {}

  readonly #at = (hand: number) => `/api/tables/${encodeURIComponent(this.table)}/hands/${hand}`;

  async show(hand: number) {
    const key = `${hand} ${language()}`;
    if (key === this.#shown) return;
    this.#shown = key;
    try {
      const found = await api<Replay>(`${this.#at(hand)}?lang=${language()}`);
      if (key === this.#shown) this.best = found;
    } catch {
      this.#shown = ''; // without it the page is whole
    }
  }

  /** Review hand after hand; what has been found stays if one is refused. */
  async review(hands: number[], seat: number) {
    if (this.running) return;
    this.running = true;
    this.stopped = '';
    try {
      for (const hand of hands.slice(this.done)) {
        let found: Progress | null = null as Progress | null;
        const path = `${this.#at(hand)}/review?lang=${language()}`;
        await reviewOf(path, (progress) => (found = progress), new AbortController().signal);
        const moves = found?.moves ?? [];
        this.moves = [...this.moves, ...moves.map((move) => ({ ...move, hand }))];
        for (const move of moves) if (move.mistake && move.seat === seat) this.lost += move.lost;
        this.done++;
      }
    } catch (error) {
      this.stopped = sentence(error);
    } finally {
      this.running = false;
    }
  }
}
