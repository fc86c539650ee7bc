import './browser';

import { beforeEach, describe, expect, it } from 'vitest';

import { Pad, type Hand } from '../src/score/pad.svelte';

const hand = (...payments: number[]): Hand => ({ sheet: {}, payments, standing: null, next: { dealer: 1 } });

describe('the score pad', () => {
  let pad: Pad;

  beforeEach(() => {
    localStorage.setItem('paiguan-tally-tianjiu', 'null');
    localStorage.setItem('paiguan-tally-tianjiu-evenings', '[]');
    pad = new Pad('tianjiu');
  });

  it('keeps names, hands and totals', () => {
    pad.name(1, 'Bamboo');
    pad.note(hand(3, -1, -1, -1));
    pad.note(hand(-1, 3, -1, -1));
    const again = new Pad('tianjiu');
    expect(again.names).toEqual(['', 'Bamboo']);
    expect(again.totals).toEqual([2, 2, -2, -2]);
    expect(again.sums).toEqual([
      [3, -1, -1, -1],
      [2, 2, -2, -2],
    ]);
  });

  it('reads what earlier pads kept: payments only', () => {
    localStorage.setItem('paiguan-tally-tianjiu', JSON.stringify({ names: ['A'], options: {}, hands: [[1, -1]] }));
    expect(new Pad('tianjiu').hands).toEqual([{ sheet: {}, payments: [1, -1], standing: null, next: null }]);
  });

  it('begins anew where nothing can be read', () => {
    localStorage.setItem('paiguan-tally-tianjiu', '{');
    expect(new Pad('tianjiu').hands).toEqual([]);
  });

  it('undoes again and again, and puts back in the same order', () => {
    pad.note(hand(1, -1));
    pad.note(hand(2, -2));
    pad.undo();
    pad.undo();
    pad.undo();
    expect(pad.totals).toEqual([]);
    pad.redo();
    expect(pad.totals).toEqual([1, -1]);
    pad.redo();
    expect(pad.totals).toEqual([3, -3]);
    pad.undo();
    pad.note(hand(5, -5));
    pad.redo(); // a new hand takes the place of what was undone
    expect(pad.totals).toEqual([6, -6]);
  });

  it('puts another hand in the place of one noted before', () => {
    pad.note(hand(1, -1));
    pad.note(hand(2, -2));
    pad.note(hand(-4, 4), 0);
    expect(pad.hands.map((one) => one.payments)).toEqual([
      [-4, 4],
      [2, -2],
    ]);
  });

  it('puts an evening aside and takes it back', () => {
    pad.name(0, 'Pine');
    pad.note(hand(1, -1));
    pad.end();
    expect([pad.hands.length, pad.evenings.length, pad.names[0]]).toEqual([0, 1, 'Pine']);
    expect(new Pad('tianjiu').evenings).toHaveLength(1);
    pad.resume(0);
    expect([pad.totals, pad.evenings.length]).toEqual([[1, -1], 0]);
  });
});
