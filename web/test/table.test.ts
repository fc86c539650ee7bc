import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket } from './browser';
import { TableLine } from '../src/net/table.svelte';

const scene = (seq: number) => ({ is: 'scene', seq, table: { id: 'abc' }, hand: null });

describe('the line to a table', () => {
  let line: TableLine;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    line = new TableLine('abc');
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it('shows the latest scene', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(scene(3));
    FakeSocket.last.say(scene(4));
    expect(line.scene?.seq).toBe(4);
    expect(line.status).toBe('open');
    expect(FakeSocket.last.url).toContain('/ws/tables/abc?lang=');
  });

  it('joins the lines of the log', () => {
    const hand = (log_from: number, ...texts: string[]) => ({ log_from, log: texts.map((text) => ({ text })) });
    FakeSocket.last.open();
    FakeSocket.last.say({ ...scene(1), hand: hand(0, 'a', 'b') });
    FakeSocket.last.say({ ...scene(2), hand: hand(2, 'c') });
    FakeSocket.last.say({ ...scene(3), hand: hand(1, 'd') });
    expect(line.scene?.hand?.log.map((one) => one.text)).toEqual(['a', 'd']);
  });

  it('settles a command with its answer, also a refusal', async () => {
    FakeSocket.last.open();
    const first = line.send({ do: 'ready' });
    const second = line.send({ do: 'try', move: { do: 'pass' } });
    const [ready, tried] = FakeSocket.last.heard();
    FakeSocket.last.say({ is: 'refused', id: tried!.id, code: 'not_turn', text: '…', params: {}, rule: '' });
    FakeSocket.last.say({ is: 'done', id: ready!.id, seq: 9 });
    expect((await first).is).toBe('done');
    expect((await second).is).toBe('refused');
  });

  it('sends what was not answered again, under the same id, when the line is back', async () => {
    FakeSocket.last.open();
    const answer = line.send({ do: 'begin' });
    const [before] = FakeSocket.last.heard();
    FakeSocket.last.break();
    expect(line.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard()).toEqual([before]);
    FakeSocket.last.say({ is: 'done', id: before!.id, seq: 1 });
    expect((await answer).is).toBe('done');
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('keeps a command given before the line stood', () => {
    void line.send({ do: 'ready' });
    FakeSocket.last.open();
    expect(FakeSocket.last.heard().map((command) => command.do)).toEqual(['ready']);
  });

  it('asks after a silence, and calls again when nobody answers', async () => {
    FakeSocket.last.open();
    await vi.advanceTimersByTimeAsync(15_000);
    const [ping] = FakeSocket.last.heard();
    expect(ping!.do).toBe('ping');
    FakeSocket.last.say({ is: 'pong', id: ping!.id });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000 + 6_000 + 1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits longer after every failure, and no longer than ten seconds', async () => {
    for (let i = 0; i < 12; i++) {
      FakeSocket.last.break();
      await vi.advanceTimersByTimeAsync(13_000);
      expect(FakeSocket.all).toHaveLength(i + 2);
    }
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.all).toHaveLength(13);
  });

  it('comes back by itself to a house that restarts, not before it can be open, and sends again what was not answered', async () => {
    FakeSocket.last.open();
    void line.send({ do: 'ready' });
    const [before] = FakeSocket.last.heard();
    FakeSocket.last.break(1012);
    expect(line.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_700);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.break(); // not open yet: from now on ever more slowly, as after any lost line
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard()).toEqual([before]);
  });

  it('does not call again when the house said no', async () => {
    FakeSocket.last.break(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(line.status).toBe('refused');
    expect(line.closeCode).toBe(4404);
  });
});
