import { describe, expect, it } from 'vitest';

import { Show, type Source } from '../src/replay/replay.svelte';
import { after, kindsOf, type Progress } from '../src/replay/review';
import type { Replay, Reviewed } from '../src/wire';

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
  account: { items: [], payments: [2, -1, -1], headline: '', how: null },
  hand: 1,
  hands: 1,
  sealed: false,
});
const offer = { verb: 'play', text: '' };
const move = (step: number, lost: number, mistake = true): Reviewed => ({
  step,
  seat: 1,
  kind: 'lead',
  name: 'Lead',
  rule: '4',
  options: [
    { offer, value: lost, margin: 0.1, worlds: 256 },
    { offer, value: 0, margin: 0.1, worlds: 256 },
  ],
  played: 1,
  lost,
  margin: 0.1,
  mistake,
  reason: '',
});
const progress: Progress = { moves: [move(0, 0.1, false), move(2, 1.5)], done: 2, count: 2, finished: true };

function source(open: (number | null)[]): Source & { asked: (number | null | undefined)[] } {
  const asked: (number | null | undefined)[] = [];
  return {
    asked,
    load: (seat) => {
      asked.push(seat);
      return Promise.resolve(replay(seat ?? 1, open));
    },
    review: (told) => Promise.resolve(told(progress)),
  };
}

describe('a hand looked at again', () => {
  it('calls a step by the same number wherever it is written', async () => {
    const show = new Show(source([null, 0, 1, 2]));
    await show.open(3); // the fourth moment of seat 1: it saw nothing of the third move
    expect([show.at, show.numberOf(3), show.end]).toEqual([4, 4, 4]);
    await show.lookFrom(0);
    expect([show.at, show.numberOf(show.step), show.end]).toEqual([4, 4, 4]);
  });

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
    expect([show.at, show.end]).toEqual([4, 4]);
    await show.lookFrom(0);
    expect([show.step, show.here?.view.phase]).toEqual([4, '4 as 0 saw it']);
    expect([show.at, show.end]).toEqual([4, 4]); // the number of a moment is the same from every seat
    show.forward(-1);
    await show.lookFrom(2);
    expect(show.here?.view.phase).toBe('2 as 2 saw it');
    await show.lookFrom('all');
    expect(show.viewOf(0)?.phase).toBe('2 as 0 saw it');
  });

  it('shows how an option might have gone on, and goes back to the hand', async () => {
    const show = new Show({
      ...source([null, 1]),
      imagine: (at, made) => Promise.resolve([step(90 + at, 1), { ...step(91, 1), lines: [line(String(made.do))] }]),
    });
    await show.open(1);
    progress.moves[1]!.options[0]!.offer = { ...offer, move: { do: 'lead' } };
    await show.ask();
    await show.imagine(0);
    expect([show.imagined?.option, show.here?.view.phase]).toEqual([0, '92 as 1 saw it']);
    expect(show.log.at(-1)?.text).toBe('92');
    show.forward(1);
    show.forward(1); // there is no more
    expect(show.log.at(-1)?.text).toBe('lead');
    expect(show.step).toBe(2);
    show.forward(-1);
    show.forward(-1);
    expect([show.imagined, show.here?.view.phase]).toEqual([null, '2 as 1 saw it']);
    await show.imagine(0);
    await show.imagine(0);
    expect(show.imagined).toBeNull();
    await show.imagine(0);
    show.go(0);
    expect(show.imagined).toBeNull();
    await show.imagine(1); // that decision has other options
    expect(show.here?.view.phase).toBe('0 as 1 saw it');
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

  it('puts a decision at the step where it was made, and goes to the next mistake', async () => {
    const show = new Show(source([null, 1]));
    await show.open(1);
    await show.ask();
    expect([...show.decided.keys()]).toEqual([0, 2]);
    expect(show.mistakes).toEqual([2]); // what is inside its error is none
    expect(show.lost).toBe(1.5);
    expect(show.step).toBe(2);
    expect(show.judged?.lost).toBe(1.5);
    show.nextMistake();
    expect(show.step).toBe(2); // there is no other
    show.source.load = () => Promise.resolve(replay(0, [null, 0, 1, 2]));
    await show.lookFrom(0);
    expect(show.mistakes).toEqual([2]); // as that seat counts
  });
});

describe('a review that comes line by line', () => {
  it('replaces what was known of a step', () => {
    let known = after(null, { done: 0, count: 2, move: move(2, 0.4), finished: false });
    known = after(known, { done: 1, count: 2, move: move(0, 0.2, false), finished: false });
    known = after(known, { done: 2, count: 2, move: move(2, 0.9), finished: false });
    expect(known.moves.map(({ step, lost }) => [step, lost])).toEqual([
      [0, 0.2],
      [2, 0.9],
    ]);
    known = after(known, { done: 2, count: 2, move: null, finished: true });
    expect([known.moves.length, known.finished]).toEqual([2, true]);
  });

  it('counts decisions by kind, and only mistakes as lost', () => {
    expect(kindsOf([move(0, 0.2, false), move(2, 0.9)])).toEqual([
      { id: 'lead', name: 'Lead', agreed: 1, count: 2, lost: 0.9 },
    ]);
  });
});
