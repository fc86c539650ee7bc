/** What lies on a table whose game brings no page: the pieces and counts of its view, by the game's own words. */

import type { Words } from '../../net/words.svelte';
import type { AnyView, Json } from '../../wire';

/** Pieces that lie together: of one seat, or of nobody. */
export interface Zone {
  key: string;
  label: string;
  seat: number | null;
  pieces: string[];
}

/** A number beside a seat. */
export interface Count {
  label: string;
  count: number;
}

const FRAME = new Set(['game', 'seat', 'phase', 'turn', 'dealer', 'log', 'hand']); // shown elsewhere

/** A name for a field of the view: the game's words may have one under `zones`. */
function labelOf(field: string, words: Words): string {
  const zones = words.zones as Record<string, { name?: string }> | undefined;
  return zones?.[field]?.name ?? field.replaceAll('_', ' ');
}

/** The fields that are shown: those that the words name, in their order, else all. */
function shown(view: Record<string, Json | undefined>, words: Words): [string, Json][] {
  const wanted = words.zones ? Object.keys(words.zones as object) : Object.keys(view);
  return wanted.flatMap((field) => {
    const value = view[field];
    return FRAME.has(field) || value === undefined || value === null ? [] : [[field, value] as [string, Json]];
  });
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function zonesOf(view: AnyView, words: Words | null, seats: number): Zone[] {
  if (!words) return [];
  const arePieces = (value: Json): value is string[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && one in words.pieces);
  const of = (field: string, value: Json): Zone[] => {
    const label = labelOf(field, words);
    if (arePieces(value)) return value.length ? [{ key: field, label, seat: null, pieces: value }] : [];
    if (Array.isArray(value) && value.length === seats && value.every(arePieces)) {
      const rows = value.map((pieces, seat) => ({ key: `${field}-${seat}`, label, seat, pieces }));
      return rows.filter(({ pieces, seat }) => pieces.length && !(field === 'hands' && seat === view.seat));
    }
    // A trick, or whatever else the game puts together.
    return isObject(value) ? shown(value, { ...words, zones: undefined }).flatMap(([key, one]) => of(key, one)) : [];
  };
  return shown(view, words).flatMap(([field, value]) => of(field, value));
}

export function countsOf(view: AnyView, words: Words | null, seat: number, seats: number): Count[] {
  if (!words) return [];
  return shown(view, words).flatMap(([field, value]) => {
    const count = Array.isArray(value) && value.length === seats ? value[seat] : undefined;
    return typeof count === 'number' ? [{ label: labelOf(field, words), count }] : [];
  });
}

/** One's own pieces, as views have them. */
export function handOf(view: AnyView): string[] {
  const own = view.hand ?? (view.seat === null ? [] : (view.hands as Json[] | undefined)?.[view.seat]);
  return Array.isArray(own) ? own.filter((id): id is string => typeof id === 'string') : [];
}
