import { describe, expect, it } from 'vitest';

import { Show, type Source } from '../src/replay/replay.svelte';
import type { Replay, Review } from '../src/wire';

const line = (text: string) => ({ text });
const step = (place: number, seat: number) => ({
  view: { game: '', seat, phase: `${place} as ${seat} saw it`, turn: null },
  lines: [line(`${place}`)],
  prompt: '',
  place,
});
// The third move is seat 0's secret: no step for the others.
const stepsOf = (seat: number | null) =>
  [0, 1, 2, 3, 4].filter((place) => place !== 3 || seat === 0).map((place) => step(place, seat ?? -1));
const replay = (viewer: number | null, open: (number | null)[]): Replay => ({
  game: 'weimaque',
  options: {},
  values: {},
  names: ['a', 'b', 'c'],
  viewer,
  open,
  steps: stepsOf(viewer),
  account: { items: [], payments: [2, -1, -1], headline: '' },
  hand: 1,
  hands: 1,
});
const offer = { verb: 'play', text: '' };
const move = (step: number, lost: number) => ({ step, seat: 0, lost, error: 0, best: offer, played: offer });

function source(open: (number | null)[]): Source & { asked: (number | null | undefined)[] } {
  const asked: (number | null | undefined)[] = [];
  return {
    asked,
    load: (seat) => {
      asked.push(seat);
      return Promise.resolve(replay(seat ?? 1, open));
    },
    review: () => Promise.resolve<Review>({ moves: [move(0, 0.1), move(2, 1.5)], lost: [1.6, 0, 0] }),
  };
}

describe('a hand looked at again', () => {
  it('opens at the step its address names, within the hand', async () => {
    const show = new Show(source([null, 1]));
    await show.open(99);
    expect(show.step).toBe(3);
    expect(show.table?.totals).toEqual([2, -1, -1]);
    show.go(-3);
    expect(show.step).toBe(0);
    expect(show.table?.totals).toEqual([0, 0, 0]);
  });

  it('shows the same moment from another seat', async () => {
    const show = new Show(source([null, 0, 1, 2]));
    await show.open(3);
    expect(show.here?.view.phase).toBe('4 as 1 saw it');
    await show.lookFrom(0);
    expect([show.step, show.here?.view.phase]).toEqual([4, '4 as 0 saw it']);
    show.forward(-1);
    await show.lookFrom(2);
    expect(show.here?.view.phase).toBe('2 as 2 saw it');
    await show.lookFrom('all');
    expect(show.viewOf(0)?.phase).toBe('2 as 0 saw it');
  });

  it('opens all hands only where every seat is open', async () => {
    const own = new Show(source([null, 1]));
    await own.open(0);
    expect(own.allOpen).toBe(false);
    const from = source([null, 0, 1, 2]);
    const all = new Show(from);
    await all.open(0);
    expect(all.allOpen).toBe(true);
    await all.lookFrom('all');
    expect(from.asked).toEqual([undefined, 0, 1, 2]);
    expect(all.others.size).toBe(3);
    expect(all.replay?.viewer).toBe(1);
  });

  it('puts a loss at the step its move leads to, and finds the next mistake', async () => {
    const show = new Show(source([null, 1]));
    await show.open(0);
    await show.ask();
    expect(show.losses).toEqual([0, 0.1, 0, 1.5]);
    show.nextMistake();
    expect(show.step).toBe(3);
    expect(show.judged?.lost).toBe(1.5);
    show.source.load = () => Promise.resolve(replay(0, [null, 0, 1, 2]));
    await show.lookFrom(0);
    expect(show.losses).toEqual([0, 0.1, 0, 0, 1.5]); // as that seat counts
  });
});
