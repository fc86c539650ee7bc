import { describe, expect, it } from 'vitest';

import { filledIn } from '../src/table/offers';
import { Selection, without } from '../src/table/selection.svelte';
import { told } from '../src/table/tricks';
import type { LogLine } from '../src/wire';

const ids = (selection: Selection) => selection.held.map((one) => one.id);

describe('one’s own hand', () => {
  it('keeps its order while pieces are played', () => {
    const selection = new Selection();
    selection.follow(['66', '11', '66', '42'], (all) => [[...all].reverse()]);
    expect(ids(selection)).toEqual(['42', '66', '11', '66']);
    selection.move(selection.held[3]!.key, 0);
    expect(ids(selection)).toEqual(['66', '42', '66', '11']);
    selection.follow(['66', '11', '42']);
    expect(ids(selection)).toEqual(['66', '42', '11']);
  });

  it('forgets a pick whose piece is gone', () => {
    const selection = new Selection();
    selection.follow(['66', '11']);
    selection.pick(['11']);
    expect(selection.is(['11'])).toBe(true);
    selection.follow(['66']);
    expect(selection.ids).toEqual([]);
  });

  it('picks as many equals as are asked for', () => {
    const selection = new Selection();
    selection.follow(['66', '66', '66', '11']);
    selection.pick(['66', '66']);
    expect(selection.ids).toEqual(['66', '66']);
    expect(selection.is(['66', '66'])).toBe(true);
  });

  it('lets a tap on another piece take the place of what lay picked by itself', () => {
    const selection = new Selection();
    selection.follow(['11', '42', '66']);
    selection.pick(['66'], true);
    selection.toggle(selection.held[0]!.key);
    expect(selection.ids).toEqual(['11']);
    selection.toggle(selection.held[1]!.key);
    expect(selection.ids).toEqual(['11', '42']);
    selection.pick(['66'], true);
    selection.toggle(selection.held[2]!.key);
    expect(selection.ids).toEqual([]);
  });

  it('knows what is left of a choice', () => {
    expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
    expect(without(['a'], ['b'])).toBeNull();
  });
});

describe('tricks in the log', () => {
  const log: LogLine[] = [
    { text: '牌已分好', kind: 'heading' },
    { text: '石頭 不做', seat: 0 },
    { text: '第 1 圈', kind: 'heading' },
    { text: '石頭 引 雙地', seat: 0, pieces: ['11', '11'] },
    { text: '小滿 墊 2 張', seat: 1 },
    { text: '你 打 雙天', seat: 2, pieces: ['66', '66'] },
    { text: '阿蘭 墊 2 張', seat: 3 },
    { text: '你 贏 2 棟', kind: 'event', seat: 2, won: true },
    { text: '阿蘭 食糊', seat: 3, won: true },
    { text: '第 2 圈', kind: 'heading' },
    { text: '你 引 人', seat: 2, pieces: ['44'] },
  ];

  it('have a heading and a line for every seat', () => {
    expect(told(log)).toEqual({ heading: '第 2 圈', lines: new Map([[2, log.at(-1)]]) });
    const before = told(log, 1);
    expect(before.heading).toBe('第 1 圈');
    expect([...before.lines.values()].map(({ text }) => text)).toEqual([
      '石頭 引 雙地',
      '小滿 墊 2 張',
      '你 打 雙天',
      '阿蘭 墊 2 張',
    ]);
  });

  it('keep what a seat played, though it fills up beside the four Heavens', () => {
    const { lines } = told([
      { text: '第 1 輪', kind: 'heading' },
      { text: '石頭 引 一對紅十', seat: 0, pieces: ['64', '64'] },
      { text: '你 打 天牌量子', seat: 1, pieces: ['66', '66', '66', '66'] },
      { text: '阿蘭 墊 4 張', seat: 2 },
      { text: '石頭 補 2 張', seat: 0 },
    ]);
    expect([...lines.values()].map(({ text }) => text)).toEqual(['石頭 引 一對紅十', '你 打 天牌量子', '阿蘭 墊 4 張']);
  });
});

describe('pieces of one’s choice', () => {
  const offer = { verb: 'discard', text: '' };

  it('go into the fields that the offer names', () => {
    expect(filledIn({ ...offer, count: 2, into: { cards: 2 } }, ['a', 'b'])).toEqual({
      do: 'discard',
      cards: ['a', 'b'],
    });
    expect(filledIn({ ...offer, count: 1, into: { card: 0 } }, ['a'])).toEqual({ do: 'discard', card: 'a' });
    const quad = { ...offer, move: { do: 'play', cards: ['x'] }, count: 1, into: { extra: 1 } };
    expect(filledIn(quad, ['a'])).toEqual({ do: 'play', cards: ['x'], extra: ['a'] });
    expect(filledIn({ ...offer, count: 3, into: { head: 1, tail: 2 } }, ['a', 'b', 'c'])).toEqual({
      do: 'discard',
      head: ['a'],
      tail: ['b', 'c'],
    });
  });

  it('stay together when there are too many, so that the server can say so', () => {
    expect(filledIn({ ...offer, count: 1, into: { cards: 1 } }, ['a', 'b'])).toEqual({
      do: 'discard',
      cards: ['a', 'b'],
    });
  });
});
