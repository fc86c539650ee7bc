/** The puzzles of the games, fetched ten at a time: `games/NAME/puzzles`. */

import { GAMES } from '../games';
import { TENS, type Index, type Listed, type Puzzle } from './puzzle';

type Written = Omit<Index, 'puzzles'> & { puzzles: [id: string, kind: string, rating: number][] };

const indices = import.meta.glob<Written>('../games/*/puzzles/index.json', { import: 'default' });
const files = import.meta.glob<Puzzle[]>(['../games/*/puzzles/*.json', '!../games/*/puzzles/index.json'], {
  import: 'default',
});

const place = (game: string, file: string | number) => `../games/${game}/puzzles/${file}.json`;

export const hasPuzzles = (game: string) => place(game, 'index') in indices;
export const puzzleGames = () => GAMES.filter(hasPuzzles);

export async function loadIndex(game: string): Promise<Index> {
  const { puzzles, ...index } = await indices[place(game, 'index')]!();
  return { ...index, puzzles: puzzles.map(([id, kind, rating]): Listed => ({ id, kind, rating })) };
}

export async function loadPuzzle(game: string, index: Index, id: string): Promise<Puzzle | null> {
  const at = index.puzzles.findIndex((one) => one.id === id);
  const some = await files[place(game, Math.floor(at / TENS))]?.();
  return some?.find((one) => one.id === id) ?? null;
}
