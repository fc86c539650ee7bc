import { beforeEach, describe, expect, it } from 'vitest';

import { GAMES } from '../src/games';
import { hasPuzzles, loadIndex, loadPuzzle } from '../src/puzzles/library';
import {
  chosenBy,
  dayOf,
  fitting,
  gameOfDay,
  namesFrom,
  nextOf,
  placesOf,
  puzzleOfDay,
  reviewed,
  stars,
  type Choice,
  type Listed,
} from '../src/puzzles/puzzle';
import { chance, Solver } from '../src/puzzles/solver.svelte';

const choice = (verb: string, ...pieces: string[]): Choice => ({
  move: { do: verb, cards: pieces },
  pieces,
  text: { 'zh-Hant': verb, 'zh-Hans': verb, en: `${verb} ${pieces.join(' ')}` },
  value: 0,
  margin: 0,
});
const listed = (count: number): Listed[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, kind: i % 2 ? 'odd' : 'even', rating: 600 + 10 * i }));

describe('a pick of pieces', () => {
  const options = [choice('play', 'a'), choice('discard', 'a'), choice('play', 'a', 'b'), choice('pass')];

  it('narrows what may be done', () => {
    expect(fitting(options, [])).toHaveLength(4);
    expect(fitting(options, ['a'])).toHaveLength(3);
    expect(fitting(options, ['b'])).toEqual([options[2]]);
    expect(fitting(options, ['b', 'b'])).toEqual([]);
  });

  it('is an option only where it is one alone', () => {
    expect(chosenBy(options, ['a'])).toBeNull(); // to play, or to discard
    expect(chosenBy(options, ['b', 'a'])).toBe(options[2]);
    expect(chosenBy(options, [])).toBeNull(); // nobody passes by picking nothing
  });

  it('finds equal pieces one after the other', () => {
    expect(placesOf(['x', 'y', 'x'], ['x', 'x', 'z'])).toEqual([0, 2]);
  });
});

describe('the next puzzle', () => {
  const all = listed(20);

  it('is one that is due, else one as hard as the solver is good, never one that is done', () => {
    expect(nextOf(all, 705, () => 'new')?.id).toBe('10');
    expect(nextOf(all, 705, (id) => (id === '3' ? 'due' : 'new'))?.id).toBe('3');
    expect(nextOf(all, 705, (id) => (id === '10' ? 'done' : 'new'))?.id).toBe('11');
    expect(nextOf(all, 705, () => 'done')).toBeUndefined();
  });

  it('of a day is the same for a date, and goes through all of them', () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(dayOf(new Date(2026, 10, 17, 23, 59)));
    expect(dayOf(new Date(2026, 10, 18)) - dayOf(new Date(2026, 10, 17))).toBe(1);
    for (const count of [1, 89, 178, 210]) {
      const some = listed(count);
      const seen = new Set(Array.from({ length: count }, (_, turn) => puzzleOfDay(some, 5, 5 * turn)?.id));
      expect(seen.size).toBe(count);
    }
    expect(GAMES.map((_, day) => gameOfDay(GAMES, day))).toEqual(GAMES);
  });
});

describe('a solver', () => {
  beforeEach(() => localStorage.setItem('paiguan.puzzles', '{}'));

  it('gains by a hard puzzle more than by an easy one, and keeps it', () => {
    const [easy, hard] = [new Solver(), new Solver()];
    easy.answer('g', '1', 600, true, 10);
    hard.answer('g', '1', 1600, true, 10);
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(easy.rating).toBeGreaterThan(1000);
    expect(hard.ratingOf('g', '1', 1600)).toBeLessThan(1600);
    expect(new Solver().rating).toBe(hard.rating);
    expect(chance(1000, 1000)).toBe(0.5);
  });

  it('meets a missed puzzle again after three and after ten days', () => {
    const solver = new Solver();
    solver.answer('g', '1', 1000, false, 100);
    expect([102, 103].map((day) => solver.state('g', '1', day))).toEqual(['done', 'due']);
    const { rating } = solver;
    solver.answer('g', '1', 1000, true, 103);
    expect(solver.rating).toBe(rating); // only the first answer counts
    expect([112, 113].map((day) => solver.state('g', '1', day))).toEqual(['done', 'due']);
    solver.answer('g', '1', 1000, true, 113);
    expect(solver.state('g', '1', 999)).toBe('done');
  });

  it('counts what is right in a row; looking again is practice', () => {
    const solver = new Solver();
    for (const id of ['1', '2', '3']) solver.answer('g', id, 900, true, 1);
    solver.answer('g', '3', 900, true, 1);
    expect([solver.streak, solver.count]).toEqual([3, 3]);
    solver.answer('g', '4', 900, false, 1);
    expect([solver.streak, solver.best]).toEqual([0, 3]);
  });

  it('answers the puzzle of a day once', () => {
    const solver = new Solver();
    solver.answerOfDay(5, false);
    solver.answerOfDay(5, true);
    expect([solver.ofDay(5), solver.ofDay(6)]).toEqual([false, null]);
  });
});

describe.each(GAMES.filter(hasPuzzles))('the puzzles of %s', (game) => {
  it('are all there, ten in a file', async () => {
    const index = await loadIndex(game);
    expect(index.puzzles.length).toBeGreaterThanOrEqual(200);
    for (const { id, kind, rating } of index.puzzles.filter((_, i) => i % 41 === 0 || i > 205)) {
      const puzzle = await loadPuzzle(game, index, id);
      expect(puzzle?.options.length).toBeGreaterThan(1);
      expect(index.kinds[kind]).toBeDefined();
      expect([1, 2, 3, 4, 5]).toContain(stars(rating));
      for (const { move } of puzzle!.options) expect(index.verbs[move.do]).toBeDefined();
      const last = puzzle!.options.at(-1)!;
      const told = reviewed(puzzle!, last, index.worlds, 'en');
      expect(told.options[told.played]!.value).toBe(last.value);
      expect(told.options[0]!.value).toBe(puzzle!.options[0]!.value);
    }
    expect(await loadPuzzle(game, index, 'no such')).toBeNull();
  });
});

it('names others from the seat that looks', () => {
  expect(namesFrom(['', 'Orchid', 'Pebble', 'Barley'], 2, 'You')).toEqual(['Pebble', 'Barley', 'You', 'Orchid']);
});
