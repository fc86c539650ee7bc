/** What the forms of the score sheets share: their properties, and the words of a question. */

import { has, t } from '../i18n/index.svelte';
import { words, type Named } from '../net/words.svelte';
import type { GameFacts, Json, SheetLack, SheetQuestion } from '../wire';

export type Sheet = Record<string, Json>;

export interface FormProps {
  game: string;
  facts: GameFacts; // with every entry that a sheet of the game may have
  names: string[]; // by seat
  questions: SheetQuestion[]; // those that the server asks now
  entries: Sheet; // what was entered so far
  onset: (key: string, value: Json) => void; // null takes an entry back
  onreplace: (entries: Sheet) => void;
}

/** The name of a question. */
export function labelOf(game: string, key: string): string {
  for (const id of [`${game}-sheet-${key}`, `score-${key}`]) if (has(id)) return t(id);
  const own = words(game);
  const named = (own?.sheet ?? {}) as Record<string, Named>;
  return named[key]?.name ?? own?.items[key]?.name ?? key.replaceAll('_', ' ');
}

/** A word that answers a question. */
export function wordOf(game: string, key: string, word: string): string {
  const id = `${game}-sheet-${key}-${word}`;
  if (has(id)) return t(id);
  const own = words(game);
  const ends = (own?.ends ?? {}) as Record<string, Named>;
  return own?.items[word]?.name ?? own?.combinations[word]?.name ?? ends[word]?.name ?? word;
}

/** A line beside the name: what is meant, and how much there is of it. */
export function helpOf(game: string, { key, have, need }: SheetQuestion): string {
  const id = `${game}-sheet-${key}-help`;
  if (has(id)) return t(id, { have: have ?? 0, need: need ?? 0 });
  return have !== null && need !== null ? t('score-so-many', { have, need }) : '';
}

/** Why a sheet or an entry does not do; an entry that is missing is called by its name. */
export function sentenceOf(game: string, lack: SheetLack, entries: Sheet): string {
  if (!lack.field) return lack.text;
  const field = labelOf(game, lack.field).replace(/[?？:：]$/, '');
  return t(lack.field in entries ? 'score-missing' : 'score-open', { field });
}

/** Numbers by seat with one of them changed; a seat that was not touched stays open. */
export function withCount(given: Json | undefined, seats: number, seat: number, count: number): Json[] {
  const told = Array.isArray(given) && given.length === seats ? given : Array<Json>(seats).fill(null);
  return told.map((one, at) => (at === seat ? count : one));
}
