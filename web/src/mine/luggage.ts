/** What lies in this browser and belongs to its person: handed over with a code, and put beside what lies on the other device. */

import { bothNotes, NOTES, opened } from '../fair/notes';
import { GAMES } from '../games';
import { bothLessons, LESSONS, progress } from '../learn/progress.svelte';
import { bothPuzzles, PUZZLES, solver } from '../puzzles/solver.svelte';
import { bothTries, TRIES } from '../replay/review';
import { bothPads, eveningsKey, padKey, readPad } from '../score/pad.svelte';

export type Packed = Record<string, string>; // what is kept, by its key

const LARGEST = 190 * 1024; // bytes; the house takes a little more

/** What is kept under a key; null: nothing, or nothing that can be read. */
function read<T>(text: string | null | undefined): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** All that the other device should have, and whether something is too much to be taken along. Past evenings come last. */
export function packed(): { kept: Packed; whole: boolean } {
  const kept: Packed = {};
  let room = LARGEST;
  let whole = true;
  const pack = (key: string, text: string | null) => {
    if (text === null) return;
    room -= new TextEncoder().encode(JSON.stringify(text)).length + key.length;
    if (room < 0) whole = false;
    else kept[key] = text;
  };
  for (const key of [LESSONS, PUZZLES, TRIES]) pack(key, localStorage.getItem(key));
  pack(NOTES, JSON.stringify(opened(read(localStorage.getItem(NOTES)) ?? [])));
  for (const game of GAMES) pack(padKey(game), localStorage.getItem(padKey(game)));
  for (const game of GAMES) pack(eveningsKey(game), localStorage.getItem(eveningsKey(game)));
  return { kept, whole };
}

/** Put what was handed over beside what is here. */
export function unpack(kept: Packed) {
  function beside<T>(key: string, both: (here: T, there: T) => T, empty: T) {
    const there = read<T>(kept[key]);
    if (there) localStorage.setItem(key, JSON.stringify(both(read<T>(localStorage.getItem(key)) ?? empty, there)));
  }
  beside(LESSONS, bothLessons, {});
  beside(PUZZLES, bothPuzzles, {});
  beside(TRIES, bothTries, {});
  beside(NOTES, bothNotes, []);
  for (const game of GAMES) {
    const [pad, evenings] = [padKey(game), eveningsKey(game)];
    if (!(pad in kept || evenings in kept)) continue;
    const [now, past] = bothPads(readPad(localStorage.getItem(pad)), readPad(kept[pad] ?? null), [
      read(localStorage.getItem(evenings)) ?? [],
      read(kept[evenings]) ?? [],
    ]);
    localStorage.setItem(pad, JSON.stringify(now));
    localStorage.setItem(evenings, JSON.stringify(past));
  }
  progress.reread();
  solver.reread();
}
