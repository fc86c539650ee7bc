/** A finished hand looked at again: which step, from which seat, and what a reviewer says of the moves. */

import type { Json, Account, HandFacts, LogLine, Offer, TableFacts } from '../wire';
import type { AnyView } from '../table/module';

export interface Step {
  view: AnyView;
  lines: LogLine[]; // told with this step
  prompt: string;
}

export interface Replay {
  game: string;
  options: Record<string, Json>;
  values: Record<string, Json>;
  names: string[];
  viewer: number | null;
  open: (number | null)[]; // seats one may look from; null: a spectator's
  steps: Step[];
  account: Account | null;
  hand: number;
  hands: number;
}

export interface Reviewed {
  step: number; // before the move
  seat: number;
  lost: number;
  error: number;
  best: Offer;
  played: Offer;
}

export interface Review {
  moves: Reviewed[];
  lost: number[]; // by seat
}

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

  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly source: Source) {}

  async open(step: number) {
    const replay = await this.source.load(undefined);
    this.replay = replay;
    this.look = replay.viewer;
    this.step = Math.min(Math.max(step, 0), replay.steps.length - 1);
  }

  readonly last = $derived.by(() => (this.replay?.steps.length ?? 1) - 1);
  readonly here = $derived.by<Step | null>(() => this.replay?.steps[this.step] ?? null);
  readonly log = $derived.by<LogLine[]>(() => this.replay?.steps.slice(0, this.step + 1).flatMap((one) => one.lines) ?? []);
  readonly seats = $derived.by(() => this.replay?.names.length ?? 0);
  readonly allOpen = $derived.by(() => (this.replay?.open.filter((seat) => seat !== null).length ?? 0) === this.seats && this.seats > 1);
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
      seats: replay.names.map((name) => ({ kind: 'guest' as const, name, level: null, away: false, here: true, ready: false, bank: null })),
      you: replay.viewer,
      host: false,
      public: false,
      clock: null,
      stage: 'settled',
      hands: replay.hands,
      standing: {},
      totals: replay.names.map((_, seat) => (ended ? (replay.account?.payments[seat] ?? 0) : 0)),
      places: null,
      watchers: 0,
      throws: [],
    };
  });

  readonly hand = $derived.by<HandFacts<AnyView> | null>(() => {
    const { replay, here } = this;
    if (!replay || !here) return null;
    return {
      number: replay.hand,
      step: this.step,
      view: here.view,
      stills: [],
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

  /** To the next step that shows anything from here: what others decide in secret does not. */
  forward(by: 1 | -1) {
    const steps = this.replay?.steps ?? [];
    let at = this.step + by;
    while (at > 0 && at < this.last && !steps[at]!.lines.length && same(steps[at]!.view, steps[at - 1]!.view)) at += by;
    this.go(at);
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
      const home = typeof this.look === 'number' ? this.look : 0;
      this.replay = this.others.get(home) ?? replay;
    } else {
      this.replay = (look === null ? undefined : this.others.get(look)) ?? (await this.source.load(look));
    }
    this.look = look;
  }

  /** Load anew, in the language of now. */
  async refresh() {
    const seat = this.replay?.viewer;
    this.others = new Map();
    this.replay = await this.source.load(seat);
    this.look = this.replay.viewer;
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

  /** Units lost by the move that led to each step. */
  readonly losses = $derived.by<number[]>(() => {
    const losses = Array<number>(this.last + 1).fill(0);
    for (const move of this.review?.moves ?? []) losses[move.step + 1] = move.lost;
    return losses;
  });

  readonly judged = $derived.by<Reviewed | null>(() => this.review?.moves.find((move) => move.step + 1 === this.step) ?? null);

  nextMistake() {
    const worse = (this.review?.moves ?? []).filter((move) => move.lost >= MISTAKE).map((move) => move.step + 1);
    const next = worse.find((step) => step > this.step) ?? worse[0];
    if (next !== undefined) this.go(next);
  }

  close() {
    this.pause();
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
