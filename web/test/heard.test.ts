import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket } from './browser';
import { TableLine } from '../src/net/table.svelte';
import { Heard } from '../src/table/heard.svelte';

const phrase = (seat: number, number: number) => ({
  is: 'said',
  seat,
  name: 'a',
  phrase: `${number}`,
  text: `${number}`,
});

describe('what the seats have just said', () => {
  let line: TableLine;
  let heard: Heard;

  function say(seat: number, number: number) {
    FakeSocket.last.say(phrase(seat, number));
    heard.follow(line.said, line.heard);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    line = new TableLine('abc');
    heard = new Heard();
    FakeSocket.last.open();
  });

  afterEach(() => {
    heard.close();
    line.close();
    vi.useRealTimers();
  });

  it('is shown after the fiftieth phrase too', () => {
    for (let number = 1; number <= 120; number++) {
      say(number % 4, number);
      expect(heard.bySeat[number % 4]?.text).toBe(`${number}`);
    }
    expect(line.said.length).toBeLessThan(120);
    expect(line.heard).toBe(120);
  });

  it('shows all that came at once, each seat its latest', () => {
    for (const [seat, number] of [
      [0, 1],
      [1, 2],
      [0, 3],
    ] as const)
      FakeSocket.last.say(phrase(seat, number));
    heard.follow(line.said, line.heard);
    expect(heard.bySeat.map((one) => one?.text)).toEqual(['3', '2', undefined, undefined]);
  });

  it('hangs in the air for four seconds, also where a phrase is said again', () => {
    say(2, 1);
    vi.advanceTimersByTime(3000);
    say(2, 1);
    vi.advanceTimersByTime(3000);
    expect(heard.bySeat[2]?.text).toBe('1');
    vi.advanceTimersByTime(1000);
    expect(heard.bySeat[2]).toBeNull();
  });
});
