/** Seals, the root and the cut, as docs/fair-shuffle.md defines them: the twin of src/paiguan/fair/cut.py. */

const SCHEME = 'paiguan fair 1';
const WORD = 2 ** 32;

/** Browsers hash for pages with TLS only, and for those of the same machine. */
export const able = () => (crypto.subtle as SubtleCrypto | undefined) !== undefined;

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const freshNumber = () => hex(crypto.getRandomValues(new Uint8Array(32)));

async function digest(use: string, ...fields: string[]): Promise<string> {
  const text = new TextEncoder().encode([SCHEME, use, ...fields].join('\n'));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

export const sealOf = (number: string) => digest('number', number);

export const leafOf = (table: string, hand: number, place: number, piece: string, salt: string) =>
  digest('piece', table, `${hand}`, `${place}`, piece, salt);

export const rootOf = (table: string, hand: number, leaves: string[], spares: string[]) =>
  digest('root', table, `${hand}`, `${leaves.length}`, ...leaves, ...spares);

/** The numbers are sorted: who sits where must not matter. */
export const seedOf = (table: string, hand: number, root: string, numbers: string[]) =>
  digest('cut', table, `${hand}`, root, ...numbers.toSorted());

/** Uniform numbers from a seed: SHA-256 in counter mode, eight words of 32 bits a block. */
class Stream {
  #block = 0;
  #words: number[] = [];

  constructor(
    readonly seed: string,
    readonly use: string,
  ) {}

  /** From 0 to bound - 1. Words that would favour small numbers are left out. */
  async below(bound: number): Promise<number> {
    const fair = WORD - (WORD % bound);
    for (;;) {
      if (!this.#words.length) {
        const block = await digest(this.use, this.seed, `${this.#block++}`);
        this.#words = (block.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16));
      }
      const word = this.#words.shift()!;
      if (word < fair) return word % bound;
    }
  }
}

/** The place of the wall that each place of the deal takes its piece from (Fisher and Yates). */
export async function orderOf(seed: string, count: number): Promise<number[]> {
  const order = Array.from({ length: count }, (_, place) => place);
  const stream = new Stream(seed, 'order');
  for (let last = count - 1; last > 0; last--) {
    const other = await stream.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

export async function diceOf(seed: string, roll: number): Promise<[number, number]> {
  const stream = new Stream(seed, `dice ${roll}`);
  return [(await stream.below(6)) + 1, (await stream.below(6)) + 1];
}
