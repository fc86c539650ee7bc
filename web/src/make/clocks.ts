import { gameOf } from '../games';
import type { Clock } from '../wire';

/** The clocks that are offered, calm and brisk: long ones where a player thinks once in a hand. */
export function clocksFor(game: string): { id: string; clock: Clock | null }[] {
  const { thinksOnce } = gameOf(game);
  return [
    { id: 'none', clock: null },
    { id: 'calm', clock: thinksOnce ? { move: 120, bank: 120 } : { move: 30, bank: 180 } },
    { id: 'brisk', clock: thinksOnce ? { move: 60, bank: 60 } : { move: 15, bank: 60 } },
  ];
}
