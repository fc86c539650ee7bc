/** The parlour's HTTP side. Every refusal is an `ApiError` with a sentence to show. */

import { addressOf } from '../base';
import type { Clock, Json, Language, Level, Person, SheetChecked, Stage } from '../wire';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
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

export interface Me {
  name: string;
  language: Language;
}

export type Options = Record<string, Json>;

export interface OptionFacts {
  id: string;
  kind: string; // choice, flag, whole, subset, …
  default: Json;
  values?: Json[];
  low?: number | null;
  high?: number | null;
}

export interface GameFacts {
  id: string;
  seats: number; // under the default rules
  presets: Record<string, Options>; // the first is the house's own
  options: OptionFacts[];
  sheet: Record<string, string>; // what a score sheet asks for: key → kind
  example: Options;
}

export interface Problem {
  level: 'error' | 'note';
  code: string;
  text: string;
  options: string[]; // which settings it speaks of
}

export interface Checked {
  seats: number | null; // null: the options do not go together
  values: Options | null;
  problems: Problem[];
}

export type SeatWish = 'me' | 'open' | Level;

export interface TableWish {
  game: string;
  options?: Options;
  seats?: SeatWish[]; // none: me, and regulars
  clock?: Clock | null;
  public?: boolean;
  hints?: boolean; // may be asked for although other people play
  watchers_speak?: boolean;
}

/** A table in a list. */
export interface Summary {
  id: string;
  code: string;
  game: string;
  preset: string;
  options: Options;
  host: string; // the name of who opened it
  seats: Person['kind'][];
  names: string[];
  clock: Clock | null;
  stage: Stage;
  hands: number;
  updated: number;
}

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
export const reckon = (game: string, sheet: { options: Options; sheet: Json; names: string[]; lang: Language }) =>
  api<SheetChecked>(`/api/score/${game}/check`, { method: 'POST', body: sheet });
export const openTable = (wish: TableWish, lang: Language) =>
  api<{ id: string }>('/api/tables', { method: 'POST', body: { ...wish, lang } });
export const ownTables = () => api<Summary[]>('/api/tables/mine');
export const tableByCode = (code: string) => api<{ id: string }>(`/api/tables/by-code/${encodeURIComponent(code)}`);
