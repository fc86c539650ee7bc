import { describe, expect, it } from 'vitest';

import { arranged, modeOf } from '../src/table/arrangement';
import { FINGER, fitted, needed } from '../src/table/fit';

describe('the arrangement', () => {
  it('has a layout for every screen', () => {
    const modes = [
      [320, 568, 'tiny'],
      [360, 640, 'phone'],
      [390, 664, 'phone'],
      [390, 844, 'tall'],
      [667, 375, 'sideways'],
      [844, 390, 'sideways'],
      [768, 1024, 'tablet'],
      [1024, 600, 'wide'],
      [1280, 720, 'desktop'],
    ] as const;
    for (const [width, height, mode] of modes)
      expect([width, height, modeOf(width, height)]).toEqual([width, height, mode]);
  });

  it('draws large letters as the layout of a smaller screen', () => {
    expect(arranged(1920, 1080, 32)).toEqual({ mode: 'sideways', scale: 2, width: 960, height: 540 });
    const phone = arranged(390, 664, 32);
    expect(phone.scale).toBeGreaterThan(1.1);
    expect(phone.height).toBeGreaterThanOrEqual(568);
  });

  it('never draws a layout with less room than it is made for', () => {
    for (const [width, height] of [
      [320, 568],
      [280, 500],
      [1024, 600],
      [2560, 1440],
      [600, 300],
    ] as const) {
      for (const text of [16, 20, 32]) {
        const { width: w, height: h } = arranged(width, height, text);
        expect((w >= 319.9 && h >= 567.9) || (w >= 639.9 && h >= 359.9)).toBe(true);
      }
    }
  });

  it('grows on a very large screen', () => {
    expect(arranged(2560, 1440).scale).toBeCloseTo(1.6);
    expect(arranged(1280, 720).scale).toBe(1);
  });
});

describe('pieces in a box', () => {
  const strip = { ratio: 0.28 };

  it('never leave it', () => {
    for (let count = 1; count <= 20; count++)
      for (const width of [300, 380, 640, 900])
        for (const height of [90, 140, 220]) {
          const { height: tall, columns, pitch } = fitted(count, { width, height }, strip);
          const rows = Math.ceil(count / columns);
          expect(columns * pitch).toBeLessThanOrEqual(width + 0.01);
          expect(rows * tall * 1.1 + (rows - 1) * 8).toBeLessThanOrEqual(height + 0.01);
          expect(tall * strip.ratio).toBeLessThanOrEqual(pitch);
        }
  });

  it('stand in two rows rather than too close for a finger', () => {
    const { columns, pitch } = fitted(16, { width: 372, height: 220 }, strip);
    expect(columns).toBe(8);
    expect(pitch).toBeGreaterThanOrEqual(FINGER);
  });

  it('needs no room for fingers where pieces are only looked at', () => {
    const room = { width: 372, height: 80 };
    expect(fitted(12, room, strip).columns).toBe(6);
    expect(fitted(12, room, { ...strip, finger: 0 }).columns).toBe(12);
  });

  it('ask for no more room than they can fill', () => {
    expect(needed(8, { width: 350, height: 160 }, { ratio: 0.45, below: 19 })).toBeLessThan(120);
    expect(needed(8, { width: 900, height: 150 }, { ratio: 0.45, below: 19 })).toBe(150);
  });
});
