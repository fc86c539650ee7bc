import { describe, expect, it } from 'vitest';

import { beside } from '../src/table/captions';

const strip = (height: number) => height * 0.28;

describe('a caption beside its pieces', () => {
  it('lets a narrow card take the whole height of a low cell', () => {
    const found = beside(['led Eight of Tens best'], { width: 117, height: 100 }, 200, strip, 47);
    expect(found?.height).toBe(88);
    expect(found!.lines * 18).toBeLessThanOrEqual(100);
  });

  it('stays below where little is gained, or a word has no room', () => {
    expect(beside(['led Eight of Tens'], { width: 117, height: 100 }, 200, strip, 80)).toBeNull();
    expect(beside(['discarded'], { width: 60, height: 100 }, 200, strip, 47)).toBeNull();
    expect(beside(['墊 2 張'], { width: 90, height: 100 }, 200, (height) => height, 47)).toBeNull();
  });
});
