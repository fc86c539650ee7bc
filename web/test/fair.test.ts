import { describe, expect, it } from 'vitest';

import { diceOf, orderOf, sealOf, seedOf } from '../src/fair/cut';
import { failuresOf } from '../src/fair/proof';
import type { Json, Proof } from '../src/wire';
import told from './fair.json';

const proofs = told.proofs as unknown as Proof[];
const OTHER = told.falsified.changes.find((one) => one.at[0] === 'root')!.to as string;

function changed(proof: Proof, at: (string | number)[], to: unknown): Proof {
  const copy = structuredClone(proof);
  const inside = at
    .slice(0, -1)
    .reduce<Record<string, Json>>((found, key) => found[key] as never, copy as unknown as Record<string, Json>);
  inside[at.at(-1)!] = to as Json;
  return copy;
}

describe('the fair shuffle in the page', () => {
  it.each(told.cuts.map((cut) => [cut.order.length, cut] as const))('cuts %i places as Python does', async (_, cut) => {
    expect(await Promise.all(cut.numbers.map(sealOf))).toEqual(cut.seals);
    const seed = await seedOf('table', cut.order.length, OTHER, cut.numbers);
    expect(seed).toBe(cut.seed);
    expect(await orderOf(seed, cut.order.length)).toEqual(cut.order);
    expect(await Promise.all([0, 1, 2].map((roll) => diceOf(seed, roll)))).toEqual(cut.dice);
  });

  it.each(proofs.map((proof) => [proof.game, proof] as const))('finds a proof of %s right', async (_, proof) => {
    expect(await failuresOf(proof)).toEqual([]);
  });

  it.each(told.falsified.changes.map((one) => [one.at.join('.'), one.code, one] as const))(
    'catches a changed %s (%s)',
    async (_, code, { at, to }) => {
      const failures = await failuresOf(changed(proofs[told.falsified.proof]!, at, to));
      expect(failures.map((one) => one.code)).toContain(code);
    },
  );
});
