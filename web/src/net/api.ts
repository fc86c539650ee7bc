/** The parlour's HTTP side. Every refusal is an `ApiError` with a sentence to show. */

import { addressOf } from '../base';
import { newSeal } from '../fair/notes';
import { language } from '../i18n/index.svelte';
import type {
  Checked,
  Continuation,
  GameFacts,
  Json,
  Language,
  Move,
  Opened,
  SheetChecked,
  SheetWish,
  Summary,
  TableWish,
} from '../wire';
import { net } from './offline.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

/** The house has no room for newcomers just now. */
export function isFull(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'house_full';
}

export async function api<T>(
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    net.lost();
    throw new ApiError(0, 'offline', '');
  }
  net.heard(response);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { code = 'unknown', text = '' } = (answer ?? {}) as { code?: string; text?: string };
  throw new ApiError(response.status, code, text);
}

export type Options = Record<string, Json>;
export type SeatWish = NonNullable<TableWish['seats']>[number];

let games: Promise<GameFacts[]> | undefined;

/** The games with their options; the same for everybody, so asked for once. */
export function getGames(): Promise<GameFacts[]> {
  if (!games) {
    games = api<GameFacts[]>('/api/games');
    games.catch(() => (games = undefined));
  }
  return games;
}

export const check = (game: string, options: Options, lang: Language) =>
  api<Checked>(`/api/games/${game}/check`, { method: 'POST', body: { options, lang } });
/** What a sheet comes to, or why it comes to nothing. */
export const reckon = (game: string, sheet: SheetWish) =>
  api<SheetChecked>(`/api/score/${game}/check`, { method: 'POST', body: sheet });
export const openTable = async (wish: TableWish, lang: Language) =>
  api<Opened>('/api/tables', { method: 'POST', body: { ...wish, seal: await newSeal(), lang } });
/** Another try at a finished hand, from a decision of one's own: opens a table. */
export const tryAgain = (table: string, hand: number, step: number) =>
  api<Opened>(`/api/tables/${table}/hands/${hand}/tries`, { method: 'POST', body: { step, lang: language() } });
/** A puzzle from its position on, against bots: opens a table. */
export const playOut = (game: string, puzzle: string) =>
  api<Opened>('/api/tables', { method: 'POST', body: { game, puzzle, lang: language() } });
/** Tell the house that a puzzle looks wrong. */
export const dispute = (game: string, puzzle: string) =>
  api<null>(`/api/puzzles/${game}/${puzzle}/dispute`, { method: 'POST' });
export const whatFollows = (table: string, hand: number, step: number, move: Move) =>
  api<Continuation>(`/api/tables/${table}/hands/${hand}/line`, {
    method: 'POST',
    body: { step, move, lang: language() },
  });
export const ownTables = () => api<Summary[]>(`/api/tables/mine?lang=${language()}`);
export const tableByCode = (code: string) => api<Opened>(`/api/tables/by-code/${encodeURIComponent(code)}`);
