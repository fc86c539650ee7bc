/** A puzzle as `scripts/puzzles.py` writes it, what a pick of pieces comes to, and which puzzle is whose turn. */

import type { LessonScene, Written } from '../learn/lesson';
import { without } from '../table/selection.svelte';
import type { Json, Move, Reviewed } from '../wire';

export interface Choice {
  move: Move & { do: string };
  pieces: string[];
  text: Record<Written, string>;
  value: number; // units by the end of the hand
  margin: number; // half of the 95 % interval of its distance from the best
}

export interface Puzzle {
  id: string;
  scene: LessonScene;
  texts: Record<Written, { ask: string; why: string }>;
  options: Choice[]; // the best first
}

export interface Listed {
  id: string;
  kind: string;
  rating: number;
}

export interface Index {
  values: Record<string, Json>;
  names: Record<Written, string[]>; // of the others, in their order from the solver on
  worlds: number; // in which every option was played
  kinds: Record<string, { name: Record<Written, string>; rule: string }>;
  verbs: Record<string, Record<Written, string>>;
  puzzles: Listed[];
}

export const TENS = 10; // puzzles in a file

/** Names by seat for a seat that looks. */
export function namesFrom(names: readonly string[], seat: number, you: string): string[] {
  return names.map((_, other) => names[(other - seat + names.length) % names.length] || you);
}

// ---- answering -----------------------------------------------------------------------------------------------------------

/** The options that a pick of pieces may still become. */
export function fitting(options: readonly Choice[], picked: readonly string[]): Choice[] {
  return options.filter(({ pieces }) => without(pieces, picked) !== null);
}

/** The one option that a pick is; null where it may become several, or is none. */
export function chosenBy(options: readonly Choice[], picked: readonly string[]): Choice | null {
  const whole = fitting(options, picked).filter(({ pieces }) => pieces.length === picked.length);
  return picked.length && whole.length === 1 ? whole[0]! : null;
}

/** The places of pieces in a hand, each place once; those that are not in the hand have none. */
export function placesOf(held: readonly string[], pieces: readonly string[]): number[] {
  const places: number[] = [];
  for (const id of pieces) {
    const place = held.findIndex((one, at) => one === id && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

const SHOWN = 4; // options beside an answer: the best, one's own, and the next

/** What is said of an answer, in the words of a review. */
export function reviewed(puzzle: Puzzle, answer: Choice, worlds: number, language: Written): Reviewed {
  const best = puzzle.options[0]!;
  const shown = puzzle.options.slice(0, SHOWN);
  if (!shown.includes(answer)) shown.splice(SHOWN - 1, 1, answer);
  return {
    step: 0,
    seat: puzzle.scene.view.seat ?? 0,
    kind: '',
    name: '',
    rule: '',
    options: shown.map((one) => ({
      offer: { verb: one.move.do, text: one.text[language], move: one.move, pieces: one.pieces, combo: '', count: 0 },
      value: one.value,
      margin: one.margin,
      worlds,
    })),
    played: shown.indexOf(answer),
    lost: best.value - answer.value,
    margin: answer.margin,
    mistake: answer !== best,
    reason: puzzle.texts[language].why,
  };
}

// ---- which is next -------------------------------------------------------------------------------------------------------

/** The number of a day of the calendar, the same wherever that day is written. */
export const dayOf = (date: Date) => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 864e5);

const STRIDE = 89; // prime to the numbers of puzzles there are: days in a row are not hands in a row

/** The puzzle of a day: the games in turn, each going through all of its puzzles before one comes again. */
export function gameOfDay(games: readonly string[], day: number): string {
  return games[day % games.length] ?? '';
}

export function puzzleOfDay(listed: readonly Listed[], games: number, day: number): Listed | undefined {
  let step = STRIDE;
  while (gcd(step, listed.length) > 1) step++;
  return listed[(Math.floor(day / games) * step) % listed.length];
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** One that is due again; else, of those never tried, the one that is as hard as the solver is good. */
export function nextOf(
  listed: readonly Listed[],
  rating: number,
  state: (id: string) => 'new' | 'due' | 'done',
): Listed | undefined {
  const due = listed.find(({ id }) => state(id) === 'due');
  if (due) return due;
  const fresh = listed.filter(({ id }) => state(id) === 'new');
  const far = (one: Listed) => Math.abs(one.rating - rating);
  return fresh.reduce<Listed | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}

const EASY = 900;
const STEP = 200;
/** How hard, in stars from one to five. */
export const stars = (rating: number) => Math.min(5, Math.max(1, 1 + Math.ceil((rating - EASY) / STEP)));
