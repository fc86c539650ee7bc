/** The parlour's HTTP side. Every refusal is an `ApiError` with a sentence to show. */

import { addressOf } from '../base';
import type { Checked, GameFacts, Json, Language, Opened, SheetChecked, SheetWish, Summary, TableWish } from '../wire';

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
    throw new ApiError(0, 'offline', '');
  }
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
export const openTable = (wish: TableWish, lang: Language) =>
  api<Opened>('/api/tables', { method: 'POST', body: { ...wish, lang } });
export const ownTables = () => api<Summary[]>('/api/tables/mine');
export const tableByCode = (code: string) => api<Opened>(`/api/tables/by-code/${encodeURIComponent(code)}`);
