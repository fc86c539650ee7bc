/** Somebody who takes a lesson: the step, what is picked, and what the last answer came to. */

import { same } from '../table/selection.svelte';
import { chosen, judged, open, type Lesson, type LessonScene, type Outcome, type Task } from './lesson';
import { progress } from './progress.svelte';

const HELP = 2; // misses of a step before the right pieces glow

export type Look = 'picked' | 'wrong' | 'glow' | 'done' | '';

export class Taking {
  at = $state(0);
  picked = $state.raw<number[]>([]); // places among the pieces
  done = $state.raw<number[][]>([]); // groups that are complete
  outcome = $state.raw<Outcome | null>(null);
  misses = $state(0); // in the lesson
  missed = $state(0); // in the step
  over = $state(false);
  #choice = $state.raw<string | number | null>(null);

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    readonly handOf: (scene: LessonScene) => string[],
  ) {
    const left = progress.at(game, lesson.id);
    this.at = Math.min(left.step, Math.max(0, lesson.steps.length - 1));
    this.misses = left.misses;
  }

  readonly step = $derived.by<Task>(() => this.lesson.steps[this.at]!);
  readonly right = $derived.by(() => (this.outcome?.is === 'right' ? this.outcome : null));
  readonly wrong = $derived.by(() => (this.outcome?.is === 'wrong' ? this.outcome : null));
  /** What the table shows now: after a right answer, what it led to. */
  readonly scene = $derived.by<LessonScene | null>(
    () => (this.right && this.step.after?.[this.right.answer]) || (this.step.scene ?? null),
  );
  readonly tappable = $derived.by(() => !this.step.choices && !this.step.piles && !this.right);
  /** The pieces that may be tapped: loose ones, or the hand. */
  readonly pieces = $derived.by<string[]>(() => {
    if (this.step.show) return this.step.show.flat();
    return this.scene ? this.handOf(this.scene) : [];
  });
  readonly helped = $derived.by(() => this.missed >= HELP && !this.right);
  readonly part = $derived.by(() => this.step.parts?.[this.done.length] ?? '');
  readonly last = $derived.by(() => this.at === this.lesson.steps.length - 1);

  #ids = (places: readonly number[]) => places.map((place) => this.pieces[place] ?? '');
  readonly #wanted = $derived.by<number[]>(() => {
    const taken = new Set(this.done.flat());
    const group = open(this.step, this.done.map(this.#ids))[0]?.group ?? [];
    const found: number[] = [];
    for (const id of group) {
      const place = this.pieces.findIndex((one, i) => one === id && !taken.has(i) && !found.includes(i));
      if (place >= 0) found.push(place);
    }
    return found;
  });

  look(place: number): Look {
    if (this.right && this.step.scene) return '';
    if (this.done.some((group) => group.includes(place))) return 'done';
    if (this.picked.includes(place)) return this.wrong ? 'wrong' : this.right ? 'done' : 'picked';
    return this.helped && this.tappable && this.#wanted.includes(place) ? 'glow' : '';
  }

  lookOf(choice: string | number): Look {
    if (this.#choice === choice) return this.right ? 'done' : this.wrong ? 'wrong' : '';
    return this.helped && this.step.accept.includes(choice) ? 'glow' : '';
  }

  tap(place: number) {
    if (!this.tappable || this.done.some((group) => group.includes(place))) return;
    if (this.wrong) this.again();
    if (this.picked.includes(place)) {
      this.picked = this.picked.filter((one) => one !== place);
      return;
    }
    const groups = this.done.map(this.#ids);
    const whole = open(this.step, groups).some(({ group }) => same(group, this.#ids(this.picked)));
    // A whole answer is picked already: another piece begins a new one.
    this.picked = whole ? [place] : [...this.picked, place];
    this.#take(judged(this.step, groups, this.#ids(this.picked), false));
  }

  /** The button below: what is picked is the answer. */
  press() {
    if (this.picked.length) this.#take(judged(this.step, this.done.map(this.#ids), this.#ids(this.picked), true));
  }

  choose(choice: string | number) {
    if (this.right) return;
    this.#choice = choice;
    this.#take(chosen(this.step, choice));
  }

  again = () => {
    this.outcome = null;
    this.picked = [];
    this.#choice = null;
  };

  next = () => {
    if (!this.right) return;
    if (this.last) {
      progress.finish(this.game, this.lesson.id, this.misses);
      this.over = true;
      return;
    }
    this.at++;
    this.again();
    this.done = [];
    this.missed = 0;
    progress.leave(this.game, this.lesson.id, this.at, this.misses);
  };

  #take(outcome: Outcome) {
    if (outcome.is === 'part') {
      this.done = [...this.done, this.picked];
      this.picked = [];
      this.outcome = null;
      return;
    }
    this.outcome = outcome;
    if (outcome.is !== 'wrong') return;
    this.misses++;
    this.missed++;
    progress.leave(this.game, this.lesson.id, this.at, this.misses);
  }
}
