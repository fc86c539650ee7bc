/** Small sounds. Off unless switched on, and never the only sign of anything: until then nothing of them is loaded. */

import { settings } from '../settings.svelte';
import type { Sound } from './sounds';

export type { Sound };

/** Make a sound, if the reader wants any; `pitch` is a factor. */
export function sound(name: Sound, pitch = 1) {
  if (settings.sounds && settings.volume > 0)
    void import('./sounds').then(({ strike }) => strike(name, pitch, settings.volume)).catch(() => {});
}
