/**
 * The forward pass of a network in whole numbers: what `src/paiguan/bots/nets/forward.py` does, number for number.
 *
 * This is the one place where the page has a twin of Python code, because there is no Python in a browser. `test/nets.test.ts` runs
 * the vectors that Python has made. No product exceeds 2**53, and a quotient of whole numbers below that, rounded down, is exact.
 */

import type { Net } from './file';

const ACTIVATION = 7;
const LARGEST = 4095;
const SUM = 12;
const WIDEST_SUM = 2 ** 20;
const GAIN = 10;
const EPSILON = 168;
const FINER = 4;
const INVERSE = 24;

/** A whole number divided by a power of two, rounded down: a shift for numbers beyond 32 bits. */
const shifted = (value: number, bits: number) => Math.floor(value / 2 ** bits);

function root(value: number): number {
  let guess = 2 ** 26;
  for (;;) {
    const better = Math.floor((guess + Math.floor(value / guess)) / 2);
    if (better >= guess) return guess;
    guess = better;
  }
}

function addProducts(given: ArrayLike<number>, inputs: number, weights: Int8Array, start: number, sums: Int32Array) {
  const outputs = sums.length;
  sums.fill(0);
  for (let place = 0; place < inputs; place++) {
    const value = given[place]!;
    if (value === 0) continue;
    const first = start + place * outputs;
    for (let column = 0; column < outputs; column++) sums[column]! += value * weights[first + column]!;
  }
}

function scale(numbers: Int32Array, start: number, shift: number, sums: Int32Array) {
  const half = 2 ** (shift - 1);
  for (let column = 0; column < sums.length; column++) {
    const product = sums[column]! * numbers[start + column]!;
    const value = shifted(product + half, shift) + numbers[start + sums.length + column]!;
    sums[column] = Math.min(Math.max(value, 1 - WIDEST_SUM), WIDEST_SUM - 1);
  }
}

function normalise(numbers: Int32Array, start: number, around: boolean, sums: Int32Array, out: Int32Array) {
  const columns = sums.length;
  let total = 0;
  for (const sum of sums) total += sum;
  const mean = Math.floor(total / columns);
  let squares = 0;
  for (const sum of sums) squares += (sum - mean) ** 2;
  const deviation = root((Math.floor(squares / columns) + EPSILON) * 2 ** (2 * FINER));
  const inverse = Math.floor(2 ** (INVERSE + SUM + FINER) / deviation);
  for (let column = 0; column < columns; column++) {
    const usual = shifted((sums[column]! - mean) * inverse, INVERSE);
    const value = usual * numbers[start + column]! + numbers[start + columns + column]!;
    const positive = Math.max(shifted(value, SUM + GAIN - ACTIVATION), 0);
    out[column] = Math.min(positive + (around ? out[column]! : 0), LARGEST);
  }
}

/** The logits of all codes, in units of 1 / 256, for what a seat is told. */
export function forward(net: Net, told: Int8Array): Int32Array {
  let given: ArrayLike<number> = told;
  let matrix = 0;
  let place = 0;
  let values = new Int32Array(0);
  for (const [at, { inputs, outputs, shift }] of net.layers.entries()) {
    const sums = new Int32Array(outputs);
    addProducts(given, inputs, net.weights, matrix, sums);
    scale(net.numbers, place, shift, sums);
    matrix += inputs * outputs;
    place += 2 * outputs;
    if (at === net.layers.length - 1) return sums;
    if (at === 0) values = new Int32Array(outputs);
    normalise(net.numbers, place, at > 0, sums, values);
    place += 2 * outputs;
    given = values;
  }
  return values;
}

/** The legal code with the highest logit, the first among equals: legal codes are listed from the lowest on. */
export function favourite(legal: readonly number[], logits: Int32Array): number {
  return legal.reduce((best, code) => (logits[code]! > logits[best]! ? code : best));
}
