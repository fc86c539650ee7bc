/** What this browser has sealed, and what it saw before it opened that: without it a proof shows only that it fits together. */

import type { Witness } from '../wire';
import { able, freshNumber, sealOf } from './cut';

interface Kept {
  seal: string;
  number: string;
  deal?: string; // which: its table and hand
  root?: string;
  seals?: string[]; // of the people
  hand?: string[]; // one's own pieces as they were dealt
}

export const NOTES = 'paiguan-fair'; // the key
const KEPT = 60;

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function write(note: Kept) {
  try {
    const others = read().filter(({ seal }) => seal !== note.seal);
    localStorage.setItem(NOTES, JSON.stringify([...others, note].slice(-KEPT)));
  } catch {
    // no room, or not allowed: the house's number counts
  }
}

/** The notes whose number the house knows already: another must not leave the browser before the deal is sealed. */
export const opened = (notes: Kept[]): Kept[] => notes.filter(({ root }) => root);

/** The notes of two devices of one person: each proves what its own browser has sealed. */
export function bothNotes(here: Kept[], there: Kept[]): Kept[] {
  const own = new Set(here.map(({ seal }) => seal));
  return [...there.filter(({ seal }) => !own.has(seal)), ...here].slice(-KEPT);
}

/** The seal of a fresh number; '' where the browser does not hash. */
export async function newSeal(): Promise<string> {
  if (!able()) return '';
  const number = freshNumber();
  const seal = await sealOf(number);
  write({ seal, number });
  return seal;
}

/** The number of a seal, if it is this browser's. */
export const numberOf = (seal: string) => read().find((note) => note.seal === seal)?.number;

/** Before a number is opened: what it was opened for. */
export function noteDeal(seal: string, deal: string, root: string, seals: string[]) {
  const note = read().find((note) => note.seal === seal);
  if (note) write({ ...note, deal, root, seals });
}

export function noteHand(deal: string, hand: string[]) {
  const note = read().find((note) => note.deal === deal);
  if (note && !note.hand) write({ ...note, hand });
}

export function seenOf(deal: string): Witness | null {
  const note = read().find((note) => note.deal === deal);
  if (!note?.root || !note.seals) return null;
  return { root: note.root, seals: note.seals, number: note.number, hand: note.hand ?? [] };
}
