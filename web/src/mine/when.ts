/** When something was, as one would say it today. */

import { language, t } from '../i18n/index.svelte';

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

export function when(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const day = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((day(now) - day(then)) / 86_400_000);
  if (days === 0) return t('mine-today', { time: then.toLocaleTimeString(language(), CLOCK) });
  if (days === 1) return t('mine-yesterday');
  return date(seconds, then.getFullYear() !== now.getFullYear());
}

export function date(seconds: number, year = false): string {
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: language() === 'en' ? 'short' : 'long' };
  return new Date(seconds * 1000).toLocaleDateString(language(), year ? { ...parts, year: 'numeric' } : parts);
}
