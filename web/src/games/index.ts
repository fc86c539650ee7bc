/** The games of the house, found by their folders, and those from outside (`outside.ts`). */

import type { Game } from './game';

const found = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });
const known = new Map<string, Game>();

/** Ids, in the order of the house. */
export const GAMES: string[] = [];

/** One more game, or another page for one that is there; before the page is shown. */
export function addGame(id: string, game: Game) {
  known.set(id, game);
  GAMES.splice(0, GAMES.length, ...[...known.keys()].sort((a, b) => known.get(a)!.order - known.get(b)!.order));
}

for (const [path, module] of Object.entries(found)) addGame(path.split('/')[1]!, module.default);

export function isGame(id: string | undefined): id is string {
  return known.has(id ?? '');
}

export function gameOf(id: string): Game {
  const game = known.get(id);
  if (!game) throw new Error(`no page for ${id}`);
  return game;
}
