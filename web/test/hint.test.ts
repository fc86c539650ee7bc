import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { FakeSocket } from './browser';
import { Sitting } from '../src/table/sitting.svelte';

const scene = (step: number) => ({
  is: 'scene',
  seq: step,
  table: { id: 'abc', hints: true, seats: [] },
  hand: { number: 1, step, asked: true, log_from: 0, log: [] },
});
const advised = (id: string, text: string, preliminary = false, step = 4) => ({
  is: 'advised',
  id,
  text,
  best: [],
  notes: [],
  gains: [],
  errors: [],
  step,
  preliminary,
});

describe('a hint', () => {
  let sitting: Sitting;
  let asked: Promise<void>;
  let id: string;

  beforeEach(() => {
    FakeSocket.all = [];
    sitting = new Sitting('abc');
    FakeSocket.last.open();
    FakeSocket.last.say(scene(4));
    asked = sitting.hint();
    id = FakeSocket.last.heard()[0]!.id;
  });

  afterEach(() => sitting.close());

  it('begins with the first choice, which the answer replaces', async () => {
    expect(FakeSocket.last.heard()).toEqual([{ do: 'hint', id, preliminary: true }]);
    FakeSocket.last.say(advised(id, 'first', true));
    expect([sitting.advice?.text, sitting.advice?.preliminary, sitting.asking]).toEqual(['first', true, true]);
    FakeSocket.last.say(advised(id, 'last'));
    await asked;
    expect([sitting.advice?.text, sitting.advice?.preliminary, sitting.asking]).toEqual(['last', false, false]);
  });

  it('is the answer alone where there is no first choice', async () => {
    FakeSocket.last.say(advised(id, 'last'));
    await asked;
    expect(sitting.advice?.text).toBe('last');
  });

  it('stays closed once its first choice was closed', async () => {
    FakeSocket.last.say(advised(id, 'first', true));
    await sitting.hint(); // closes it
    FakeSocket.last.say(advised(id, 'last'));
    await asked;
    expect(sitting.advice).toBeNull();
    expect(FakeSocket.last.heard()).toHaveLength(1);
  });

  it('is not shown once the hand has moved on', async () => {
    FakeSocket.last.say(scene(5));
    FakeSocket.last.say(advised(id, 'first', true));
    expect(sitting.advice).toBeNull();
    FakeSocket.last.say(advised(id, 'last'));
    await asked;
    expect(sitting.advice).toBeNull();
  });

  it('does not go on weighing where the search was refused', async () => {
    FakeSocket.last.say(advised(id, 'first', true));
    FakeSocket.last.say({ is: 'refused', id, code: 'too_many', text: '…', params: {}, rule: '' });
    await asked;
    expect(sitting.advice).toBeNull();
  });
});
