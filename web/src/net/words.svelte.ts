/** A game's own words (pieces, options, presets, combinations, help) in the current language, fetched once each. */

import { language, t } from '../i18n/index.svelte';
import type { Json, Language } from '../wire';
import { api, type Options } from './api';

export interface Named {
  name: string;
  help?: string;
  also?: string; // other names
  rule?: string;
}

export interface PieceWords {
  name: string;
  alt: string; // said instead of drawn
  copies?: number; // how many there are, where there is more than one
  short?: string; // a sign for it, where there is little room
  poker?: PieceWords;
}

export interface OptionWords extends Named {
  group?: string;
  values?: Record<string, Named>;
}

export interface ConflictWords {
  text: string;
  level: 'error' | 'note';
  when?: Record<string, Json>;
  repairs?: { set: Record<string, Json>; name: string }[];
}

/** The terms file cut to one language. Sections that only one game has are reached by their key. */
export interface Words {
  game: Record<string, string>;
  pieces: Record<string, PieceWords>;
  combinations: Record<string, Named>;
  roles: Record<string, Named & { short?: string }>;
  items: Record<string, Named>;
  options: Record<string, OptionWords>;
  option_groups?: Record<string, Named>;
  presets: Record<string, Named & { tag?: string }>;
  option_conflicts: Record<string, ConflictWords>;
  [section: string]: unknown;
}

const fetched = new Map<string, Promise<Words>>();
const known = new Map<string, Words>();
let version = $state(0); // tells readers that `known` has grown

function fetchWords(game: string, lang: Language): Promise<Words> {
  const key = `${lang}/${game}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = api<Words>(`/api/words/${game}?lang=${lang}`);
    fetched.set(key, promise);
    promise.then(
      (words) => {
        known.set(key, words);
        version++;
      },
      () => fetched.delete(key),
    );
  }
  return promise;
}

/** Wait for the words of a game in the current language. */
export function loadWords(game: string): Promise<Words> {
  return fetchWords(game, language());
}

/** The words if they are there; null while they are on their way. Reactive, so a template may simply use it. */
export function words(game: string, lang: Language = language()): Words | null {
  void version;
  const have = known.get(`${lang}/${game}`);
  if (!have) queueMicrotask(() => void fetchWords(game, lang).catch(() => undefined));
  return have ?? null;
}

/** The spoken name of a piece, or its record spelling until the words are there. */
export function pieceName(game: string, id: string): string {
  return words(game)?.pieces[id]?.name ?? id;
}

/** What a game counts in: 注, 檄, points. */
export function unitName(game: string): string {
  return words(game)?.game.unit ?? '';
}

/** What a table plays: the preset, the house's own where none is named, and how many settings were changed. */
export function rulesName(game: string, options: Options): string {
  const presets = words(game)?.presets ?? {};
  const name = presets[String(options.preset ?? Object.keys(presets)[0])]?.name ?? '';
  const changed = Object.keys(options).filter((option) => option !== 'preset').length;
  return changed && name ? t('house-rules-changed', { name, count: changed }) : name;
}
