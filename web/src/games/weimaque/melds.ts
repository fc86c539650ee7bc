/** The order of cards of 偎麻雀, and what melds are called. */

import { words } from '../../net/words.svelte';
import type { Meld } from './view';

export function meldName({ kind }: Meld): string {
  return words('weimaque')?.combinations[kind]?.name ?? '';
}

/** Small before big, then by number: the order of the rules. */
export function byKind(one: string, other: string): number {
  return other.charCodeAt(0) - one.charCodeAt(0) || Number(one.slice(1)) - Number(other.slice(1));
}
