/** Somebody at a puzzle: what is picked, and the answer. */

import type { Look } from '../learn/taking.svelte';
import { chosenBy, fitting, placesOf, type Choice, type Index, type Listed, type Puzzle } from './puzzle';
import { solver } from './solver.svelte';

export class Attempt {
  picked = $state.raw<number[]>([]); // places in the hand
  chosen = $state.raw<Choice | null>(null);
  answer = $state.raw<Choice | null>(null);

  constructor(
    readonly game: string,
    readonly index: Index,
    readonly puzzle: Puzzle,
    readonly held: string[], // the hand as it lies
    readonly day: number | null, // of which it is the puzzle
  ) {}

  readonly listed: Listed | undefined = $derived.by(() => this.index.puzzles.find(({ id }) => id === this.puzzle.id));
  readonly best = $derived.by<Choice>(() => this.puzzle.options[0]!);
  readonly right = $derived.by(() => this.answer === this.best);
  /** Where every option takes the whole hand, as a layout does, picking pieces says nothing. */
  readonly tappable = $derived.by(
    () => !this.answer && this.puzzle.options.some(({ pieces }) => pieces.length && pieces.length < this.held.length),
  );
  /** While pieces are being picked, what they may become; else all that may be done. */
  readonly options = $derived.by<Choice[]>(() => {
    const ids = this.chosen ? [] : this.picked.map((place) => this.held[place]!);
    return fitting(this.puzzle.options, ids);
  });

  tap(place: number) {
    const before = this.picked;
    const now = before.includes(place) ? before.filter((one) => one !== place) : [...before, place];
    const ids = (places: number[]) => places.map((one) => this.held[one]!);
    // A piece that goes with nothing picked begins anew.
    this.picked = fitting(this.puzzle.options, ids(now)).length ? now : [place];
    this.chosen = chosenBy(this.puzzle.options, ids(this.picked));
  }

  choose(option: Choice) {
    this.chosen = option;
    this.picked = this.tappable ? placesOf(this.held, option.pieces) : [];
  }

  commit() {
    if (!this.chosen || this.answer) return;
    this.answer = this.chosen;
    solver.answer(this.game, this.puzzle.id, this.listed?.rating ?? 0, this.right);
    if (this.day !== null) solver.answerOfDay(this.day, this.right);
  }

  look(place: number): Look {
    if (!this.answer) return this.picked.includes(place) ? 'picked' : '';
    if (this.best.pieces.length === this.held.length) return '';
    if (placesOf(this.held, this.best.pieces).includes(place)) return 'done';
    return placesOf(this.held, this.answer.pieces).includes(place) ? 'wrong' : '';
  }
}
