import type { Game } from '../games';
import type { Clock } from '../wire';

/** The clocks that are offered, calm and brisk. 十三張 thinks once and long, the others often and briefly. */
export function clocksFor(game: Game): { id: string; clock: Clock | null }[] {
  const thinksOnce = game === 'shisanzhang';
  return [
    { id: 'none', clock: null },
    { id: 'calm', clock: thinksOnce ? { move: 120, bank: 120 } : { move: 30, bank: 180 } },
    { id: 'brisk', clock: thinksOnce ? { move: 60, bank: 60 } : { move: 15, bank: 60 } },
  ];
}
