import { t } from '../i18n/index.svelte';
import type { Clock, GameFacts } from '../wire';

const DAY = 24 * 3600; // seconds

/** A move may take so long that nobody stays at the table between moves. */
export const isSlow = (clock: Clock | null) => clock !== null && clock.move >= 3600;

/** A clock in words; `each` is the message for one of seconds. */
export function clockText(clock: Clock | null, each = 'make-clock-each'): string {
  if (!clock) return t('make-clock-none');
  return clock.move === DAY ? t('make-clock-day') : t(each, { seconds: clock.move });
}

/** The clocks that are offered, calm, brisk and a move a day: long ones where a player decides once in a hand. */
export function clocksFor({ decides_once: once }: GameFacts): { id: string; clock: Clock | null }[] {
  return [
    { id: 'none', clock: null },
    { id: 'calm', clock: once ? { move: 120, bank: 120 } : { move: 30, bank: 180 } },
    { id: 'brisk', clock: once ? { move: 60, bank: 60 } : { move: 15, bank: 60 } },
    { id: 'day', clock: { move: DAY, bank: 0 } },
  ];
}
