/** A review as it comes, line by line; and what is kept of reviews and tries on this device. */

import { addressOf } from '../base';
import { ApiError } from '../net/api';
import type { Reviewed, ReviewNews } from '../wire';

/** What is known of a review so far. */
export interface Progress {
  moves: Reviewed[]; // by step
  done: number;
  count: number;
  finished: boolean;
}

/** Takes a line into account: a decision that is new, or better known. */
export function after(before: Progress | null, news: ReviewNews): Progress {
  const moves = (before?.moves ?? []).filter((move) => move.step !== news.move?.step);
  if (news.move) moves.push(news.move);
  moves.sort((a, b) => a.step - b.step);
  return { moves, done: news.done, count: news.count, finished: news.finished };
}

/** Fetches a review and tells after each line what is known. */
export async function reviewOf(path: string, told: (progress: Progress) => void, signal: AbortSignal): Promise<void> {
  let response: Response;
  try {
    response = await fetch(addressOf(path), { signal });
  } catch (error) {
    if (signal.aborted) return;
    throw new ApiError(0, 'offline', String(error));
  }
  if (!response.ok || !response.body) {
    const { code = 'unknown', text = '' } = (await response.json().catch(() => ({}))) as Partial<ApiError>;
    throw new ApiError(response.status, code, text);
  }
  let progress: Progress | null = null;
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) progress = after(progress, JSON.parse(line) as ReviewNews);
      if (progress) told(progress);
    }
  } catch {
    if (signal.aborted) return;
  }
  if (!progress?.finished && !signal.aborted) throw new ApiError(0, 'offline', '');
}

// ---- kept on the device -------------------------------------------------------------------------------------------------

export const TRIES = 'paiguan-tries';
const KINDS = 'paiguan-reviews';
const HANDS = 20; // over which decisions are counted by kind
const MOST = 200; // steps whose tries are kept

function kept<T>(storage: Storage, key: string, otherwise: T): T {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(storage: Storage, key: string, value: unknown) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // full, or forbidden: nothing is lost but the memory of it
  }
}

/** A finished review is not asked for again while the tab is open. */
export const keptReview = (key: string) => kept<Progress | null>(sessionStorage, `paiguan-review-${key}`, null);
export const keepReview = (key: string, progress: Progress) => keep(sessionStorage, `paiguan-review-${key}`, progress);

type Tries = Record<string, Record<string, number>>; // by step of a hand, by the table of the try
const keyOf = (table: string, hand: number, step: number) => `${table}#${hand}.${step}`;

/** What the tries from a step came to. */
export function triesFrom(table: string, hand: number, step: number): number[] {
  return Object.values(kept<Tries>(localStorage, TRIES, {})[keyOf(table, hand, step)] ?? {});
}

/** The tries of two devices of one person. */
export const bothTries = (here: Tries, there: Tries): Tries =>
  Object.fromEntries(
    [...new Set([...Object.keys(there), ...Object.keys(here)])]
      .slice(-MOST)
      .map((key) => [key, { ...there[key], ...here[key] }]),
  );

export function keepTry(table: string, hand: number, step: number, again: string, paid: number) {
  const { [keyOf(table, hand, step)]: here = {}, ...others } = kept<Tries>(localStorage, TRIES, {});
  const entries = [...Object.entries(others), [keyOf(table, hand, step), { ...here, [again]: paid }] as const];
  keep(localStorage, TRIES, Object.fromEntries(entries.slice(-MOST)));
}

/** Decisions of one kind: how many were as good as any, of how many, and the units that the others cost. */
export interface Kind {
  id: string;
  name: string;
  agreed: number;
  count: number;
  lost: number;
}
type Hands = Record<string, { hand: string; kinds: Kind[] }[]>; // by game, newest last

export function kindsOf(moves: readonly Reviewed[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const { kind, name, mistake, lost } of moves) {
    if (!kind) continue;
    const one = found.get(kind) ?? { id: kind, name, agreed: 0, count: 0, lost: 0 };
    found.set(kind, {
      ...one,
      name,
      agreed: one.agreed + (mistake ? 0 : 1),
      count: one.count + 1,
      lost: one.lost + (mistake ? lost : 0),
    });
  }
  return [...found.values()];
}

/** Decisions by kind over the last hands of a game that were reviewed here, this one among them. */
export function kindsWith(game: string, hand: string, moves: readonly Reviewed[]): Kind[] {
  const all = kept<Hands>(localStorage, KINDS, {});
  const hands = [...(all[game] ?? []).filter((one) => one.hand !== hand), { hand, kinds: kindsOf(moves) }].slice(
    -HANDS,
  );
  keep(localStorage, KINDS, { ...all, [game]: hands });
  const sums = new Map<string, Kind>();
  for (const one of hands.flatMap(({ kinds }) => kinds)) {
    const sum = sums.get(one.id);
    sums.set(one.id, {
      id: one.id,
      name: one.name,
      agreed: one.agreed + (sum?.agreed ?? 0),
      count: one.count + (sum?.count ?? 0),
      lost: one.lost + (sum?.lost ?? 0),
    });
  }
  return [...sums.values()];
}
