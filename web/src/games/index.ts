/** The games of the house, found by their folders. */

import type { Game } from './game';

const found = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });
const known = new Map<string, Game>(
  Object.entries(found)
    .map(([path, module]) => [path.split('/')[1]!, module.default] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** Ids, in the order of the house. */
export const GAMES: readonly string[] = [...known.keys()];

export function isGame(id: string | undefined): id is string {
  return known.has(id ?? '');
}

export function gameOf(id: string): Game {
  const game = known.get(id);
  if (!game) throw new Error(`no page for ${id}`);
  return game;
}
