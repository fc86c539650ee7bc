/** What a person likes, kept in the browser. Components read and write the fields; every change is stored. */

import { keep, kept } from './kept';
import type { Language } from './wire';

export type Theme = 'system' | 'light' | 'dark' | 'hc';
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  theme: Theme;
  language: Language | null; // null: as the browser says
  sounds: boolean;
  volume: number; // 0 to 1
  learning: Record<string, boolean>; // by game: names under the pieces
  fourColour: boolean; // suits of the playing cards
  numerals: boolean | null; // figures on the corners of cards; null: where the page is in letters
  shortcuts: boolean; // single keys
  muted: boolean; // phrases of the others
  named: boolean; // has chosen a name; newcomers are given one
  speed: Speed; // of holds and motion, and of bots where nobody else waits
  forced: boolean; // the only move there is plays itself, against bots
}

const KEY = 'paiguan.settings';

const DEFAULTS: Kept = {
  theme: 'system',
  language: null,
  sounds: false,
  volume: 0.6,
  learning: {},
  fourColour: false,
  numerals: null,
  shortcuts: true,
  muted: false,
  named: false,
  speed: 'normal',
  forced: false,
};

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...kept<Kept>(KEY) });

  get theme() {
    return this.#kept.theme;
  }
  get language() {
    return this.#kept.language;
  }
  get sounds() {
    return this.#kept.sounds;
  }
  get volume() {
    return this.#kept.volume;
  }
  get fourColour() {
    return this.#kept.fourColour;
  }
  get shortcuts() {
    return this.#kept.shortcuts;
  }
  get muted() {
    return this.#kept.muted;
  }
  get named() {
    return this.#kept.named;
  }

  get speed() {
    return this.#kept.speed;
  }
  get forced() {
    return this.#kept.forced;
  }

  get numerals() {
    return this.#kept.numerals;
  }

  /** Names under the pieces of a game; `usual` unless it was switched. */
  learning(game: string, usual = false): boolean {
    return this.#kept.learning[game] ?? usual;
  }

  setLearning(game: string, on: boolean) {
    this.set('learning', { ...this.#kept.learning, [game]: on });
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]) {
    this.#kept[name] = value;
    keep(KEY, this.#kept);
    if (name === 'theme') dispatchEvent(new Event('paiguan:theme'));
  }
}

export const settings = new Settings();
