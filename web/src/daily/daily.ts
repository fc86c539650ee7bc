/** The daily deal: what the server knows of it, its date in words, and what is shared of a result. */

import { signed } from '../format';
import { gameName } from '../games/names';
import { language, t } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { DailyBoard, DailyDecision, DailyPast, DailyToday, Opened } from '../wire';

export const today = () => api<DailyToday>('/api/daily');
export const month = (which: string) => api<DailyPast>(`/api/daily/month/${which}`);
export const deal = (day: string, game: string) => api<DailyBoard>(`/api/daily/${day}/${game}?lang=${language()}`);
/** The table of the one try: opened now, or the one that waits. */
export const sit = (day: string, game: string) =>
  api<Opened>(`/api/daily/${day}/${game}`, { method: 'POST', body: { lang: language() } });

const parts = (day: string) => new Date(`${day}T00:00:00Z`);
const written = (day: string, how: Intl.DateTimeFormatOptions) =>
  parts(day).toLocaleDateString(language(), { ...how, timeZone: 'UTC' });

/** 16 Nov, 11月16日. */
export const dateOf = (day: string) => written(day, { day: 'numeric', month: language() === 'en' ? 'short' : 'long' });
export const monthOf = (day: string) => written(day, { month: language() === 'en' ? 'short' : 'long' });
export const monthAndYear = (day: string) => written(day, { month: 'long', year: 'numeric' });

const SHOWN = 12; // decisions in a shared line

/** Filled as long as it went as the master's, with an empty square where it first did not. */
export function squares(lines: readonly DailyDecision[]): string {
  const own = lines.filter((one) => one.mine !== null);
  const same = own.findIndex((one) => !one.alike);
  const shown = same < 0 ? own : own.slice(0, same + 1);
  return shown
    .slice(0, SHOWN)
    .map((one) => (one.alike ? '■' : '□'))
    .join('');
}

/** A result without a piece in it. */
export function shareText(board: DailyBoard): string {
  const { own } = board;
  const date = parts(board.day);
  const said = [
    t('house'),
    `${date.getUTCMonth() + 1}/${date.getUTCDate()}`,
    gameName(board.game),
    signed(own?.units ?? 0),
  ];
  if (own?.percent) said.push(t('daily-top', { percent: own.percent }));
  if (board.master !== null) said.push(squares(board.lines));
  return said.join(' ');
}

/** The days of a month in weeks from Sunday; null before the first. */
export function weeks(first: string): (string | null)[] {
  const begin = parts(first);
  const count = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, i) => `${first.slice(0, 8)}${String(i + 1).padStart(2, '0')}`);
  return [...Array.from({ length: begin.getUTCDay() }, () => null), ...days];
}

export function monthAfter(which: string, by: number): string {
  const begin = parts(`${which}-01`);
  return new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + by, 1)).toISOString().slice(0, 7);
}
