import type { Offer } from '../wire';

/** Pieces as a move puts them down: a list of it is a pile. */
export function piles({ pieces = [], move }: Pick<Offer, 'pieces' | 'move'>): string[][] {
  const known = new Set(pieces);
  const lists = Object.values(move ?? {}).filter(
    (one): one is string[] => Array.isArray(one) && one.every((id) => typeof id === 'string' && known.has(id)),
  );
  return lists.flat().length === pieces.length ? lists : [pieces];
}
