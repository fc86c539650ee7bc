/** What an offer becomes when a player has chosen pieces for it. */

import type { Move, Offer } from '../wire';

/** The move of an offer with pieces put into the fields that it names; the last of them takes what is left over. */
export function filledIn(offer: Offer, ids: readonly string[]): Move {
  const move: Move = { ...(offer.move ?? { do: offer.verb }) };
  const fields = Object.entries(offer.into ?? {});
  let from = 0;
  fields.forEach(([field, count], i) => {
    const to = i + 1 < fields.length ? from + count : ids.length;
    move[field] = count ? ids.slice(from, to) : (ids[from] ?? '');
    from += count || 1;
  });
  return move;
}
