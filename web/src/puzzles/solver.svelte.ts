/** What somebody has solved, kept in the browser: nobody else sees it. */

import { keep, kept } from '../kept';
import { dayOf } from './puzzle';

export const PUZZLES = 'paiguan.puzzles'; // the key
const BEGIN = 1000; // rating of somebody new
const QUICK = 20; // answers while a rating is still being found
const RETURNS = [3, 10]; // days after which a missed puzzle comes again
const PUZZLE = 8; // points that an answer moves a puzzle by, at most

interface Seen {
  right: boolean; // at the last try
  stage?: number; // how often it has come again
  due?: number; // the day on which it comes again
  rating?: number; // the puzzle's own, as found here
}

interface Kept {
  rating: number;
  count: number; // answers that counted
  streak: number;
  best: number;
  day: { day: number; right: boolean } | null; // the last puzzle of the day that was answered
  seen: Record<string, Seen>; // by game and id
}

/** How often somebody of one rating solves a puzzle of another. */
export const chance = (rating: number, puzzle: number) => 1 / (1 + 10 ** ((puzzle - rating) / 400));

const empty = (): Kept => ({ rating: BEGIN, count: 0, streak: 0, best: 0, day: null, seen: {} });

/** What two devices of one person have kept: the rating of the one on which more was answered. */
export function bothPuzzles(here: Partial<Kept>, there: Partial<Kept>): Kept {
  const [mine, other] = [
    { ...empty(), ...here },
    { ...empty(), ...there },
  ];
  const more = other.count > mine.count ? other : mine;
  return {
    ...more,
    best: Math.max(mine.best, other.best),
    day: (other.day?.day ?? 0) > (mine.day?.day ?? 0) ? other.day : mine.day,
    seen: { ...other.seen, ...mine.seen },
  };
}

export class Solver {
  #kept = $state<Kept>({ ...empty(), ...kept<Kept>(PUZZLES) });

  /** Something else has written what is kept. */
  reread() {
    this.#kept = { ...empty(), ...kept<Kept>(PUZZLES) };
  }

  get rating() {
    return Math.round(this.#kept.rating);
  }
  get count() {
    return this.#kept.count;
  }
  get streak() {
    return this.#kept.streak;
  }
  get best() {
    return this.#kept.best;
  }

  state(game: string, id: string, today = dayOf(new Date())): 'new' | 'due' | 'done' {
    const seen = this.#kept.seen[`${game}/${id}`];
    if (!seen) return 'new';
    return seen.due !== undefined && seen.due <= today ? 'due' : 'done';
  }

  /** Whether the last answer was right; undefined: never tried. */
  solved(game: string, id: string): boolean | undefined {
    return this.#kept.seen[`${game}/${id}`]?.right;
  }

  ratingOf(game: string, id: string, first: number): number {
    return this.#kept.seen[`${game}/${id}`]?.rating ?? first;
  }

  /** Only the first answer moves the ratings; one to a puzzle that is not due again is practice. */
  answer(game: string, id: string, puzzle: number, right: boolean, today = dayOf(new Date())) {
    const kept = this.#kept;
    const before = kept.seen[`${game}/${id}`];
    if (before && this.state(game, id, today) === 'done') return;
    const seen: Seen = { right, rating: before?.rating ?? puzzle };
    if (!before) {
      const surprise = (right ? 1 : 0) - chance(kept.rating, puzzle);
      kept.rating += (kept.count < QUICK ? 40 : 20) * surprise;
      seen.rating = Math.round(puzzle - PUZZLE * surprise);
      kept.count++;
    }
    const stage = right ? (before?.stage ?? -1) + 1 : 0;
    if ((before || !right) && stage < RETURNS.length) {
      seen.stage = stage;
      seen.due = today + RETURNS[stage]!;
    }
    kept.seen[`${game}/${id}`] = seen;
    kept.streak = right ? kept.streak + 1 : 0;
    kept.best = Math.max(kept.best, kept.streak);
    keep(PUZZLES, this.#kept);
  }

  /** What the first answer to the puzzle of a day was; null: there is none yet. */
  ofDay(day: number): boolean | null {
    return this.#kept.day?.day === day ? this.#kept.day.right : null;
  }

  answerOfDay(day: number, right: boolean) {
    if (this.ofDay(day) !== null) return;
    this.#kept.day = { day, right };
    keep(PUZZLES, this.#kept);
  }
}

export const solver = new Solver();
