/** The parlour's HTTP side. Every refusal is an `ApiError` with a sentence to show. */

import type { Clock, Json, Language, Level, Person, Stage } from '../wire';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

export async function api<T>(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
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
  language: Language | null;
}

export interface OptionFacts {
  id: string;
  kind: string; // choice, flag, whole, subset; others are shown as text
  default: Json;
  values?: Json[];
  low?: number;
  high?: number;
  group?: string;
}

export interface GameFacts {
  id: string;
  seats: [number, number];
  presets: string[]; // the first is the house's own
  options: OptionFacts[];
}

export interface Problem {
  code: string;
  text: string;
  options: string[];
  level: 'error' | 'note';
}

export interface Checked {
  seats: number;
  values: Record<string, Json>;
  problems: Problem[];
}

export type Options = Record<string, Json>;
export type SeatWish = 'me' | 'open' | Level;

export interface TableWish {
  game: string;
  options: Options;
  seats: SeatWish[];
  clock: Clock | null;
  public: boolean;
}

export interface LobbyTable {
  id: string;
  game: string;
  options: Options;
  seats: Person[];
  clock: Clock | null;
  stage: Stage;
  host: string; // name of who opened it
}

export interface OwnTable extends LobbyTable {
  code: string;
  you: number | null;
  hands: number;
  asked: boolean; // it waits for you
}

export const getMe = () => api<Me>('/api/me');
export const putMe = (me: Partial<Me>) => api<Me>('/api/me', { method: 'PUT', body: me });

let games: Promise<GameFacts[]> | undefined;

/** The games with their options; the same for everybody, so asked for once. */
export function getGames(): Promise<GameFacts[]> {
  games ??= api<GameFacts[]>('/api/games');
  games.catch(() => (games = undefined));
  return games;
}

export const check = (game: string, options: Options, lang: Language) =>
  api<Checked>(`/api/games/${game}/check`, { method: 'POST', body: { options, lang } });
export const openTable = (wish: TableWish) => api<{ id: string; code: string }>('/api/tables', { method: 'POST', body: wish });
export const ownTables = () => api<OwnTable[]>('/api/tables/mine');
export const tableByCode = (code: string) => api<{ id: string }>(`/api/tables/by-code/${encodeURIComponent(code)}`);
