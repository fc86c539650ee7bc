/** The wish for a table while it is being made: game, rules, seats, clock. What goes together is asked of the server. */

import { language } from '../i18n/index.svelte';
import { check, type Options, type SeatWish } from '../net/api';
import type { Words } from '../net/words.svelte';
import type { Checked, Clock, GameFacts, Json, Note, OptionFacts, TableWish } from '../wire';
import { isSlow } from './clocks';

export const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);

export class TableForm {
  preset = $state('');
  own = $state.raw<Options>({}); // what differs from the preset
  others = $state<SeatWish[]>(['regular', 'regular', 'regular']); // beside oneself, in turn order
  clock = $state.raw<Clock | null>(null);
  public = $state(false);
  hints = $state(false);
  watchersSpeak = $state(false);
  chat = $state(false); // private tables only
  checked = $state.raw<Checked | null>(null);
  asking = $state(false);

  #changed: string[] = []; // options in the order they were last touched
  #asked = 0;

  constructor(
    readonly game: string,
    readonly facts: GameFacts,
    seats?: SeatWish[],
  ) {
    this.preset = Object.keys(facts.presets)[0] ?? '';
    if (seats) this.others = seats;
  }

  /** A table with a slow clock is private: the lobby shows tables where somebody waits. */
  setClock(clock: Clock | null) {
    this.clock = clock;
    if (isSlow(clock)) this.public = false;
  }

  /** The options to send: the preset, and what was changed on top of it. */
  get options(): Options {
    return { preset: this.preset, ...this.own };
  }

  inPreset(option: OptionFacts): Json {
    return this.facts.presets[this.preset]?.[option.id] ?? option.default;
  }

  value(option: OptionFacts): Json {
    return this.own[option.id] ?? this.inPreset(option);
  }

  choosePreset(preset: string) {
    this.preset = preset;
    this.own = {};
    this.#changed = [];
  }

  set(id: string, value: Json) {
    this.setAll({ [id]: value });
  }

  setAll(values: Options) {
    const own = { ...this.own, ...values };
    for (const option of this.facts.options) {
      if (option.id in own && same(own[option.id], this.inPreset(option))) delete own[option.id];
    }
    this.own = own;
    const touched = Object.keys(values);
    this.#changed = [...this.#changed.filter((id) => !touched.includes(id)), ...touched];
  }

  /** Ask the server; only the answer to the latest question counts. */
  async ask(): Promise<void> {
    const question = ++this.#asked;
    this.asking = true;
    try {
      const answer = await check(this.game, this.options, language());
      if (question === this.#asked) this.checked = answer;
    } finally {
      if (question === this.#asked) this.asking = false;
    }
  }

  get problems(): Note[] {
    return this.checked?.problems ?? [];
  }

  get errors(): Note[] {
    return this.problems.filter((one) => one.level === 'error');
  }

  /** A problem stands in the row that was changed last of those it speaks of. */
  rowOf(problem: Note, words: Words): string | null {
    const conflict = words.option_conflicts[problem.code];
    const spoken = new Set([
      ...problem.options,
      ...Object.keys(conflict?.when ?? {}),
      ...(conflict?.repairs ?? []).flatMap((repair) => Object.keys(repair.set)),
    ]);
    return (
      this.#changed.findLast((id) => spoken.has(id)) ?? this.facts.options.find((one) => spoken.has(one.id))?.id ?? null
    );
  }

  /** How many sit at the table: as the server last said. */
  #seats = 0;
  get seats(): number {
    if (this.checked?.seats) this.#seats = this.checked.seats;
    return this.#seats || this.facts.seats;
  }

  get seated(): SeatWish[] {
    return ['me', ...Array.from({ length: this.seats - 1 }, (_, i) => this.others[i] ?? 'regular')];
  }

  get open(): number {
    return this.seated.filter((seat) => seat === 'open').length;
  }

  get wish(): TableWish {
    // Among bots alone nobody is kept waiting, and there is no seat for the lobby to offer.
    const alone = this.open === 0;
    const people = alone
      ? {}
      : {
          clock: this.clock,
          public: this.public,
          hints: this.hints,
          watchers_speak: this.watchersSpeak,
          chat: this.chat && !this.public,
        };
    return { game: this.game, options: this.options, seats: this.seated, clock: null, public: false, ...people };
  }
}
