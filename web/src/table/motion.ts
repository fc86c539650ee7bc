/** How pieces move over the felt. With reduced motion they only fade. */

import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { paced } from './pace';
import type { Place } from './places';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const fade = (): TransitionConfig => ({ duration: paced(120), css: (t) => `opacity: ${t}` });

const FROM: Record<Place, [number, number]> = { self: [0, 170], right: [220, 0], top: [0, -130], left: [-220, 0] };

/** Whether the reader would rather see nothing move. */
export const still = (): boolean => STILL.matches;

/** How long something may glide to its new place. */
export function glide(ms: number): number {
  return still() ? 0 : paced(ms);
}

const TURN = 180; // ms

/** A piece is turned up, or covered, where it lies. */
export function turnOver(piece: Element) {
  const duration = glide(TURN);
  if (duration) piece.animate([{ transform: 'rotateY(90deg)' }, {}], { duration, easing: 'ease-in-out' });
}

/** From a seat's hand to its place on the table. */
export function played(_: Element, { place }: { place: Place }): TransitionConfig {
  if (still()) return fade();
  const [x, y] = FROM[place];
  return {
    duration: paced(220),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** From the table to who takes it; nobody: it fades. */
export function taken(_: Element, { place }: { place: Place | null }): TransitionConfig {
  if (still() || !place) return fade();
  const [x, y] = FROM[place];
  return {
    duration: paced(320),
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + t / 2}); opacity: ${t}`,
  };
}
