/** How long things are held and how fast they move: by the reader's speed, and all of it at once at a tap. */

import { settings, type Speed } from '../settings.svelte';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

/** Milliseconds at the usual speed, as they are at the reader's. */
export const paced = (ms: number): number => ms * FACTOR[settings.speed];

const running = new Set<() => void>();

/** Do something after a hold, or at once when the reader hurries. Returns how to call it off. */
export function after(ms: number, then: () => void): () => void {
  const end = () => {
    stop();
    then();
  };
  const stop = () => {
    clearTimeout(timer);
    running.delete(end);
  };
  const timer = setTimeout(end, paced(ms));
  running.add(end);
  return stop;
}

/** A tap: whatever is held is over. */
export function hurry() {
  for (const end of [...running]) end();
}
