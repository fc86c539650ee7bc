import type { Clock, GameFacts } from '../wire';

/** The clocks that are offered, calm and brisk: long ones where a player decides once in a hand. */
export function clocksFor({ decides_once: once }: GameFacts): { id: string; clock: Clock | null }[] {
  return [
    { id: 'none', clock: null },
    { id: 'calm', clock: once ? { move: 120, bank: 120 } : { move: 30, bank: 180 } },
    { id: 'brisk', clock: once ? { move: 60, bank: 60 } : { move: 15, bank: 60 } },
  ];
}
