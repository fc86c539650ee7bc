/** A finished hand looked at again: which step, from which seat, and what a reviewer says of the moves. */

import type { AnyView, HandFacts, LogLine, Replay, Review, Reviewed, Step, TableFacts } from '../wire';

/** Where a hand comes from: a table of the house, or somebody's file. */
export interface Source {
  load(seat: number | null | undefined): Promise<Replay>;
  review?: () => Promise<Review>;
}

export const GRAVE = 0.8; // units lost that make a mistake
const MISTAKE = 0.3; // units worth going back for
const PACE = 1100; // ms a step while it plays

/** All hands open is a look of its own, where the rules allow it. */
export type Look = number | null | 'all';

export class Show {
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  look = $state.raw<Look>(null);
  playing = $state(false);
  review = $state.raw<Review | null>(null);
  reviewing = $state(false);
  others = $state.raw<Map<number, Replay>>(new Map()); // the hand from other seats, for all hands open

  #home: Replay | null = null; // from the viewer's own seat: the review counts its steps
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly source: Source) {}

  async open(step: number) {
    const replay = await this.source.load(undefined);
    this.#home = this.replay = replay;
    this.look = replay.viewer;
    this.step = Math.min(Math.max(step, 0), replay.steps.length - 1);
  }

  readonly last = $derived.by(() => (this.replay?.steps.length ?? 1) - 1);
  readonly here = $derived.by<Step | null>(() => this.replay?.steps[this.step] ?? null);
  readonly log = $derived.by<LogLine[]>(
    () => this.replay?.steps.slice(0, this.step + 1).flatMap((one) => one.lines) ?? [],
  );
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
        away: false,
        here: true,
        ready: false,
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
      money: null,
      watchers: 0,
      throws: [],
      length: null,
      hints: false,
      speaks: false,
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
      prompt: here.prompt,
      asked: false,
      left: null,
      limit: null,
      takeback: false,
      account: this.step === this.last ? replay.account : null,
    };
  });

  // ---- steps -------------------------------------------------------------------------------------------------------

  go(step: number) {
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.pause();
  }

  forward(by: 1 | -1) {
    this.go(this.step + by);
  }

  play() {
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
      this.review = await this.source.review();
    } finally {
      this.reviewing = false;
    }
  }

  /** The decisions by the step that each led to, as counted from here. */
  readonly decided = $derived.by<Map<number, Reviewed>>(() => {
    const { replay } = this;
    const found = new Map<number, Reviewed>();
    for (const move of replay ? (this.review?.moves ?? []) : []) {
      const place = replay!.viewer === this.#home?.viewer ? null : this.#home?.steps[move.step + 1]?.place;
      found.set(typeof place === 'number' ? stepAt(replay!, place) : move.step + 1, move);
    }
    return found;
  });

  /** Units lost by the move that led to each step. */
  readonly losses = $derived.by<number[]>(() =>
    Array.from({ length: this.last + 1 }, (_, step) => this.decided.get(step)?.lost ?? 0),
  );

  readonly judged = $derived.by<Reviewed | null>(() => this.decided.get(this.step) ?? null);

  nextMistake() {
    const worse = [...this.decided]
      .filter(([, move]) => move.lost >= MISTAKE)
      .map(([step]) => step)
      .sort((a, b) => a - b);
    const next = worse.find((step) => step > this.step) ?? worse[0];
    if (next !== undefined) this.go(next);
  }

  close() {
    this.pause();
  }
}

/** The last step of a replay at which no more moves had been made. */
function stepAt({ steps }: Replay, place: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => (step.place ?? 0) <= place),
  );
}
