/** How melds of 偎麻雀 lie, and the order of cards. */

export interface Meld {
  kind: string; // chi, peng, wei, kong_open, kong_covered, face_down
  pieces: (string | null)[]; // null: lies face down
}

/** A meld in the record's spelling, as it lies on the table: 偎 and covered quads have two cards face down. */
export function meldOf(spelling: string): Meld {
  const [kind = '', card = ''] = spelling.split(':');
  if (kind === 'face_down') return { kind, pieces: Array<null>(Number(card)).fill(null) };
  if (kind === 'chi') {
    const first = Number(card.slice(1));
    return { kind, pieces: [0, 1, 2].map((step) => `${card.charAt(0)}${first + step}`) };
  }
  if (kind === 'wei') return { kind, pieces: [null, null, card] };
  if (kind === 'kong_covered') return { kind, pieces: [null, null, card, card] };
  return { kind, pieces: Array<string>(kind === 'kong_open' ? 4 : 3).fill(card) };
}

/** Small before big, then by number: the order of the rules. */
export function byKind(one: string, other: string): number {
  return other.charCodeAt(0) - one.charCodeAt(0) || Number(one.slice(1)) - Number(other.slice(1));
}
