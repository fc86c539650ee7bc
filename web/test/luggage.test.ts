import './browser';

import { beforeEach, describe, expect, it } from 'vitest';

import { NOTES } from '../src/fair/notes';
import { LESSONS, progress } from '../src/learn/progress.svelte';
import { packed, unpack } from '../src/mine/luggage';
import { PUZZLES, solver } from '../src/puzzles/solver.svelte';
import { TRIES } from '../src/replay/review';
import { eveningsKey, padKey, type Kept } from '../src/score/pad.svelte';

const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const get = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const evening = (name: string, ended?: string): Kept => ({
  names: [name],
  options: {},
  hands: [{ sheet: {}, payments: [1, -1], standing: null, next: null }],
  ...(ended && { ended }),
});

/** Take along what one device keeps to another one. */
function carried(there: () => void, here: () => void) {
  there();
  const { kept } = packed();
  localStorage.clear();
  here();
  unpack(kept);
}

describe('what goes along to another device', () => {
  beforeEach(() => localStorage.clear());

  it('is all there is where the other device is new', () => {
    carried(
      () => {
        put(LESSONS, { done: { liuhu: { 1: 'first' } }, at: {}, hands: 2 });
        put(PUZZLES, {
          rating: 1200,
          count: 30,
          streak: 2,
          best: 5,
          day: null,
          seen: { 'liuhu/1-2': { right: true } },
        });
        put(padKey('liuhu'), evening('Ann'));
        put(eveningsKey('liuhu'), [evening('Bea', '2026-01-01')]);
      },
      () => undefined,
    );
    expect(progress.of('liuhu', '1')).toBe('first');
    expect([solver.rating, solver.count, solver.best]).toEqual([1200, 30, 5]);
    expect(get(padKey('liuhu'))).toEqual(evening('Ann'));
    expect(get(eveningsKey('liuhu'))).toEqual([evening('Bea', '2026-01-01')]);
  });

  it('loses nothing of either device', () => {
    carried(
      () => {
        put(LESSONS, { done: { liuhu: { 1: 'first', 2: 'done' } }, hands: 1 });
        put(PUZZLES, { rating: 900, count: 3, best: 3, day: { day: 7, right: true }, seen: { a: { right: true } } });
        put(TRIES, { 't#1.2': { x: 3 } });
        put(padKey('liuhu'), evening('Ann'));
        put(eveningsKey('liuhu'), [evening('Old', '2026-01-01')]);
      },
      () => {
        put(LESSONS, { done: { liuhu: { 1: 'done' }, tianjiu: { 1: 'done' } }, hands: 1 });
        put(PUZZLES, { rating: 1300, count: 9, best: 2, day: { day: 6, right: false }, seen: { b: { right: false } } });
        put(TRIES, { 't#1.2': { y: -1 }, 't#1.4': { z: 0 } });
        put(padKey('liuhu'), evening('Bea'));
        put(eveningsKey('liuhu'), [evening('New', '2026-02-01'), evening('Old', '2026-01-01')]);
      },
    );
    expect([progress.of('liuhu', '1'), progress.of('liuhu', '2'), progress.of('tianjiu', '1')]).toEqual([
      'first',
      'done',
      'done',
    ]);
    expect([solver.rating, solver.count, solver.best, solver.ofDay(7)]).toEqual([1300, 9, 3, true]);
    expect(Object.keys((get(PUZZLES) as { seen: object }).seen).sort()).toEqual(['a', 'b']);
    expect(get(TRIES)).toEqual({ 't#1.2': { x: 3, y: -1 }, 't#1.4': { z: 0 } });
    expect(get(padKey('liuhu'))).toEqual(evening('Bea'));
    const names = (get(eveningsKey('liuhu')) as Kept[]).map((one) => one.names[0]);
    expect(names).toEqual(['Ann', 'New', 'Old']); // an evening that went on there is put aside
  });

  it('comes once, however often it is put beside', () => {
    put(padKey('liuhu'), evening('Ann'));
    put(eveningsKey('liuhu'), [evening('Old', '2026-01-01')]);
    const { kept } = packed();
    unpack(kept);
    unpack(kept);
    expect(get(padKey('liuhu'))).toEqual(evening('Ann'));
    expect(get(eveningsKey('liuhu'))).toEqual([evening('Old', '2026-01-01')]);
  });

  it('holds no number that a deal still waits for', () => {
    put(NOTES, [
      { seal: 'a', number: 'secret' },
      { seal: 'b', number: 'known', root: 'r', seals: ['b'] },
    ]);
    expect(JSON.stringify(packed().kept)).not.toContain('secret');
    expect(packed().kept[NOTES]).toContain('known');
  });

  it('leaves past evenings behind where all is too much, and says so', () => {
    expect(packed().whole).toBe(true);
    put(LESSONS, { done: { liuhu: { 1: 'done' } } });
    put(eveningsKey('liuhu'), [evening('x'.repeat(300_000))]);
    const { kept, whole } = packed();
    expect(whole).toBe(false);
    expect(Object.keys(kept)).toContain(LESSONS);
    expect(Object.keys(kept)).not.toContain(eveningsKey('liuhu'));
  });
});
