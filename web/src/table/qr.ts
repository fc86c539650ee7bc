/** A QR code of bytes with error correction M, versions 1 to 6: enough for the address of a table. ISO 18004. */

interface Version {
  data: number; // codewords
  check: number; // correction codewords of each block
  blocks: number;
  align: number; // centre of the alignment pattern, 0: none
}

const VERSIONS: Version[] = [
  { data: 16, check: 10, blocks: 1, align: 0 },
  { data: 28, check: 16, blocks: 1, align: 18 },
  { data: 44, check: 26, blocks: 1, align: 22 },
  { data: 64, check: 18, blocks: 2, align: 26 },
  { data: 86, check: 24, blocks: 2, align: 30 },
  { data: 108, check: 16, blocks: 4, align: 34 },
];
const LEVEL_M = 0;

// The field of 256 elements: powers of 2 modulo x^8 + x^4 + x^3 + x^2 + 1.
const POWER: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? POWER[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The remainder of the block by the product of (x − 2^i). */
function correction(block: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((value, at) => (next[at + 1] = next[at + 1]! ^ times(value, POWER[i]!)));
    generator = next;
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    generator.forEach((value, at) => (rest[i + at] = rest[i + at]! ^ times(value, lead)));
  }
  return rest.slice(block.length);
}

function codewords(bytes: Uint8Array, { data, check, blocks }: Version): number[] {
  const bits = [0, 1, 0, 0]; // bytes follow
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad);

  // Short blocks come first.
  const short = Math.floor(data / blocks);
  const shorts = blocks - (data % blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i < shorts ? 0 : 1);
    parts.push(words.slice(at, (at += size)));
  }
  const checks = parts.map((part) => correction(part, check));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < check; i++) for (const part of checks) out.push(part[i]!);
  return out;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Field = (boolean | null)[][]; // null: not yet set

function patterns(size: number, align: number): Field {
  const field: Field = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, radius: number, dark: (ring: number) => boolean) => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++) {
        const line = field[row + r];
        if (line && column + c >= 0 && column + c < size) line[column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
      }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (align) square(align, align, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; i++) field[6]![i] = field[i]![6] = i % 2 === 0;
  field[size - 8]![8] = true;
  return field;
}

/** Level and mask, with their own correction, beside the three corners. */
function writeFormat(field: Field, mask: number) {
  const size = field.length;
  const value = (LEVEL_M << 3) | mask;
  let rest = value << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  const bits = ((value << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) field[i]![8] = dark;
    else if (i < 8) field[i + 1]![8] = dark;
    else field[size - 15 + i]![8] = dark;
    if (i < 8) field[8]![size - 1 - i] = dark;
    else if (i === 8) field[8]![7] = dark;
    else field[8]![14 - i] = dark;
  }
}

function fill(base: Field, words: number[], mask: number): boolean[][] {
  const size = base.length;
  const field = base.map((line) => [...line]);
  writeFormat(field, mask);
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((size - 1 - (right < 6 ? right + 1 : right)) / 2) % 2 === 0;
    for (let i = 0; i < size; i++) {
      const row = upward ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (field[row]![column] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        field[row]![column] = (bit === 1) !== MASKS[mask]!(row, column);
        at++;
      }
    }
  }
  return field.map((line) => line.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, blocks, false corners, more dark than light. */
function penalty(field: boolean[][]): number {
  const size = field.length;
  const columns = field.map((_, c) => field.map((line) => line[c]!));
  let sum = 0;
  for (const line of [...field, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = field[r]![c];
      if (dark === field[r - 1]![c] && dark === field[r]![c - 1] && dark === field[r - 1]![c - 1]) sum += 3;
    }
  const dark = field.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** The squares of the code, row by row; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const number = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const version = VERSIONS[number];
  if (!version) return null;
  const base = patterns(21 + 4 * number, version.align);
  // The format's places are kept before the data is laid.
  writeFormat(base, 0);
  const words = codewords(bytes, version);
  const codes = MASKS.map((_, mask) => fill(base, words, mask));
  return codes.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
