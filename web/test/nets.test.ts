import { describe, expect, it } from 'vitest';

import { BadNet, readNet } from '../src/nets/file';
import { favourite, forward } from '../src/nets/forward';
import cases from './nets.json';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));

describe('a network in the page', () => {
  it.each(cases.map((one, at) => [at, one] as const))('comes to the logits of Python (%i)', async (_, one) => {
    const net = await readNet(bytes(one.net));
    for (const [at, told] of one.told.entries())
      expect([...forward(net, Int8Array.from(told))]).toEqual(one.logits[at]);
  });

  it('is refused when a byte has changed', async () => {
    const good = bytes(cases[0]!.net);
    for (const place of [0, 20, good.length - 100, good.length - 1]) {
      const bad = good.slice();
      bad[place]! ^= 1;
      await expect(readNet(bad)).rejects.toThrow(BadNet);
    }
    await expect(readNet(good.slice(0, 20))).rejects.toThrow(BadNet);
  });

  it('plays the first of its favourites', () => {
    expect(favourite([0, 2, 3], Int32Array.from([1, 9, 5, 5]))).toBe(2);
  });
});
