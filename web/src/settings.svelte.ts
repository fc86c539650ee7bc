/** What a person likes, kept in the browser. Components read and write the fields; every change is stored. */

import type { Language } from './wire';

export type Theme = 'system' | 'light' | 'dark' | 'hc';

interface Kept {
  theme: Theme;
  language: Language | null; // null: as the browser says
  sounds: boolean;
  volume: number; // 0 to 1
  learning: Record<string, boolean>; // by game: names under the pieces
  fourColour: boolean; // suits of the playing cards
  shortcuts: boolean; // single keys
  muted: boolean; // phrases of the others
}

const KEY = 'paiguan.settings';

const DEFAULTS: Kept = {
  theme: 'system',
  language: null,
  sounds: false,
  volume: 0.6,
  learning: {},
  fourColour: false,
  shortcuts: true,
  muted: false,
};

function stored(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // storage switched off, or not ours
  }
}

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...stored() });

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

  /** Names under the pieces of a game; `usual` unless it was switched. */
  learning(game: string, usual = false): boolean {
    return this.#kept.learning[game] ?? usual;
  }

  setLearning(game: string, on: boolean) {
    this.set('learning', { ...this.#kept.learning, [game]: on });
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]) {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // it holds for this visit
    }
    if (name === 'theme') dispatchEvent(new Event('paiguan:theme'));
  }
}

export const settings = new Settings();
