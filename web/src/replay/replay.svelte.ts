/** A finished hand looked at again: which step, from which seat, and what a reviewer says of the moves. */

import type { AnyView, HandFacts, LogLine, Move, Replay, Reviewed, Step, TableFacts } from '../wire';
import type { Progress } from './review';

/** Where a hand comes from: a table of the house, or somebody's file. */
export interface Source {
  load(seat: number | null | undefined): Promise<Replay>;
  /** Tells what is known so far, again and again, until the review is finished. */
  review?: (told: (progress: Progress) => void, signal: AbortSignal) => Promise<void>;
  /** Opens a table that goes on from a decision, and goes there. */
  again?: (step: number) => Promise<void>;
  tried?: (step: number) => number[]; // what tries from there came to
  /** What might have followed another move, imagined from what the seat knew. */
  imagine?: (step: number, move: Move) => Promise<Step[]>;
}

/** An option of a decision, and how it might have gone on: the steps are shown instead of those of the hand. */
export interface Imagined {
  option: number;
  steps: Step[];
  at: number;
}

export const GRAVE = 0.8; // units lost that make a big mistake
const PACE = 1100; // ms a step while it plays

/** All hands open is a look of its own, where the rules allow it. */
export type Look = number | null | 'all';

export class Show {
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  look = $state.raw<Look>(null);
  playing = $state(false);
  review = $state.raw<Progress | null>(null);
  reviewing = $state(false);
  imagined = $state.raw<Imagined | null>(null);
  others = $state.raw<Map<number, Replay>>(new Map()); // the hand from other seats, for all hands open

  #home: Replay | null = null; // from the viewer's own seat: the review counts its steps
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #left = new AbortController();

  constructor(readonly source: Source) {}

  async open(step: number) {
    const replay = await this.source.load(undefined);
    this.#home = this.replay = replay;
    this.look = replay.viewer;
    this.step = Math.min(Math.max(step, 0), replay.steps.length - 1);
  }

  readonly last = $derived.by(() => (this.replay?.steps.length ?? 1) - 1);
  /** The number of this moment and of the last, the same from every seat. */
  readonly at = $derived.by(() => this.numberOf(this.step));
  readonly end = $derived.by(() => this.numberOf(this.last));
  readonly here = $derived.by<Step | null>(
    () => this.imagined?.steps[this.imagined.at] ?? this.replay?.steps[this.step] ?? null,
  );
  readonly log = $derived.by<LogLine[]>(() => {
    const { replay, imagined } = this;
    const shown = [
      ...(replay?.steps.slice(0, this.step + 1) ?? []),
      ...(imagined?.steps.slice(0, imagined.at + 1) ?? []),
    ];
    return shown.flatMap((one) => one.lines);
  });
  readonly seats = $derived.by(() => this.replay?.names.length ?? 0);
  readonly allOpen = $derived.by(
    () => (this.replay?.open.filter((seat) => seat !== null).length ?? 0) === this.seats && this.seats > 1,
  );
  readonly near = $derived.by(() => this.replay?.viewer ?? 0);

  /** What the frame of the table knows of a table, for the game's own parts. */
  readonly table = $derived.by<TableFacts | null>(() => {
    const { replay } = this;
    if (!replay) return null;
    const ended = this.step === this.last;
    return {
      id: '',
      code: '',
      game: replay.game,
      options: replay.options,
      values: replay.values,
      seats: replay.names.map((name) => ({
        kind: 'guest' as const,
        name,
        level: null,
        note: '',
        away: false,
        here: true,
        ready: false,
        vacant: false,
        bank: null,
      })),
      you: replay.viewer,
      host: false,
      public: false,
      clock: null,
      stage: 'settled',
      hands: replay.hands,
      standing: {},
      totals: replay.names.map((_, seat) => (ended ? (replay.account?.payments[seat] ?? 0) : 0)),
      places: null,
      took: null,
      money: null,
      watchers: 0,
      throws: [],
      choosing: null,
      length: null,
      hints: false,
      speaks: false,
      origin: null,
      seals: null,
      daily: null,
      contest: null,
      chat: false,
    };
  });

  readonly hand = $derived.by<HandFacts<AnyView> | null>(() => {
    const { replay, here } = this;
    if (!replay || !here) return null;
    return {
      number: replay.hand,
      step: this.step,
      view: here.view,
      log: this.log,
      log_from: 0,
      offers: [],
      raised: [],
      prompt: here.prompt,
      asked: false,
      go_on: null,
      left: null,
      limit: null,
      takeback: false,
      account: this.step === this.last ? replay.account : null,
    };
  });

  /** The number by which a step is called, the same from every seat. */
  numberOf(step: number): number {
    return this.replay?.steps[step]?.place ?? step;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  go(step: number) {
    this.imagined = null;
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.pause();
  }

  /** A step on or back; of what is imagined, while that is shown, and back from its first to the hand. */
  forward(by: 1 | -1) {
    const { imagined } = this;
    const at = (imagined?.at ?? -1) + by;
    if (!imagined) this.go(this.step + by);
    else if (at < 0) this.imagined = null;
    else if (at < imagined.steps.length) this.imagined = { ...imagined, at };
  }

  /** Show how an option of the decision here might have gone on; the same one again: back to the hand. */
  async imagine(option: number) {
    this.pause();
    const move = this.judged;
    const made = move?.options[option]?.offer.move;
    if (!move || !made || !this.source.imagine || this.imagined?.option === option) {
      this.imagined = null;
      return;
    }
    const steps = await this.source.imagine(move.step, made);
    if (this.judged === move && steps.length) this.imagined = { option, steps, at: 0 };
  }

  play() {
    this.imagined = null;
    if (this.step === this.last) this.step = 0;
    this.playing = true;
    this.#timer = setInterval(() => this.forward(1), PACE);
  }

  pause() {
    this.playing = false;
    clearInterval(this.#timer);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  // ---- seats -------------------------------------------------------------------------------------------------------

  async lookFrom(look: Look) {
    const { replay } = this;
    if (!replay || look === this.look) return;
    this.imagined = null;
    if (look === 'all') {
      const seats = replay.names.map((_, seat) => seat);
      const all = await Promise.all(seats.map((seat) => this.others.get(seat) ?? this.source.load(seat)));
      this.others = new Map(all.map((one, seat) => [seat, one]));
      this.#show(this.others.get(typeof this.look === 'number' ? this.look : 0) ?? replay);
    } else {
      this.#show((look === null ? undefined : this.others.get(look)) ?? (await this.source.load(look)));
    }
    this.look = look;
  }

  /** The same moment from another seat: what is a step for one may be none for the other. */
  #show(replay: Replay) {
    const place = this.here?.place;
    this.replay = replay;
    this.step = typeof place === 'number' ? stepAt(replay, place) : Math.min(this.step, replay.steps.length - 1);
  }

  /** The table as another seat saw it now. */
  viewOf(seat: number): AnyView | undefined {
    const there = this.others.get(seat);
    const place = this.here?.place;
    return there && typeof place === 'number' ? there.steps[stepAt(there, place)]?.view : undefined;
  }

  /** Load anew, in the language of now. */
  async refresh() {
    this.imagined = null;
    const seat = this.replay?.viewer;
    this.others = new Map();
    this.replay = await this.source.load(seat);
    this.look = this.replay.viewer;
    this.#home = await this.source.load(undefined);
  }

  // ---- review ------------------------------------------------------------------------------------------------------

  async ask() {
    if (!this.source.review || this.reviewing) return;
    this.reviewing = true;
    try {
      await this.source.review((progress) => (this.review = progress), this.#left.signal);
      if (!this.judged) this.nextMistake();
    } finally {
      this.reviewing = false;
    }
  }

  /** The decisions by the step at which they were made, as counted from here. */
  readonly decided = $derived.by<Map<number, Reviewed>>(() => {
    const { replay } = this;
    const found = new Map<number, Reviewed>();
    for (const move of replay ? (this.review?.moves ?? []) : []) {
      const place = replay!.viewer === this.#home?.viewer ? null : this.#home?.steps[move.step]?.place;
      found.set(typeof place === 'number' ? stepAt(replay!, place) : move.step, move);
    }
    return found;
  });

  readonly mistakes = $derived.by<number[]>(() =>
    [...this.decided]
      .filter(([, move]) => move.mistake)
      .map(([step]) => step)
      .sort((a, b) => a - b),
  );

  /** Units lost by mistakes; what is inside its error is no loss. */
  readonly lost = $derived.by<number>(() =>
    (this.review?.moves ?? []).reduce((sum, move) => sum + (move.mistake ? move.lost : 0), 0),
  );

  readonly judged = $derived.by<Reviewed | null>(() => this.decided.get(this.step) ?? null);

  nextMistake() {
    const next = this.mistakes.find((step) => step > this.step) ?? this.mistakes[0];
    if (next !== undefined) this.go(next);
  }

  close() {
    this.pause();
    this.#left.abort();
  }
}

/** The last step of a replay at which no more moves had been made. */
function stepAt({ steps }: Replay, place: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => (step.place ?? 0) <= place),
  );
}
