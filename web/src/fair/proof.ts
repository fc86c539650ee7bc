/** The check of a proof, step by step. It is that of src/paiguan/fair/proof.py, except what only the rules can say: which place
 *  of a wall comes to which seat. */

import type { Json, Proof } from '../wire';
import { diceOf, leafOf, orderOf, rootOf, sealOf, seedOf } from './cut';

export interface Failure {
  code: string;
  place?: number; // of the deal, from 1
  seat?: number;
}

const FIELDS = ['deal', 'wall', 'stock']; // of a record, in its order
const HASH = /^[0-9a-f]{64}$/;

/** The pieces of a deal in the order of its record; null: never shown. */
export function piecesOf(proof: Proof): (string | null)[] {
  return FIELDS.flatMap((field) => flat(proof.deal[field] ?? []));
}

function flat(value: Json): (string | null)[] {
  return Array.isArray(value) ? value.flatMap(flat) : [typeof value === 'string' ? value : null];
}

export async function failuresOf(proof: Proof): Promise<Failure[]> {
  const pieces = piecesOf(proof);
  if (!fits(proof, pieces)) return [{ code: 'shape' }];
  return [...(await sealed(proof)), ...(await cut(proof, pieces)), ...seen(proof, pieces)];
}

function fits(proof: Proof, pieces: (string | null)[]): boolean {
  const { leaves, salts, holders, parts, spares, viewer } = proof;
  const hashes = [proof.root, ...leaves, ...spares, ...parts.flatMap((part) => [part.seal, part.number])];
  return (
    leaves.length > 0 &&
    [pieces, salts, holders].every((list) => list.length === leaves.length) &&
    pieces.every((piece, at) => (piece === null) === (salts[at] === null)) &&
    parts.length === spares.length &&
    (viewer === null || parts[viewer] !== undefined) &&
    hashes.every((hash) => HASH.test(hash))
  );
}

/** The seals are those of the root, the numbers those of the seals. */
async function sealed({ table, hand, root, leaves, spares, parts }: Proof): Promise<Failure[]> {
  const found: Failure[] = [];
  if ((await rootOf(table, hand, leaves, spares)) !== root) found.push({ code: 'root' });
  for (const [seat, part] of parts.entries()) {
    if ((await sealOf(part.number)) !== part.seal) found.push({ code: 'seal', seat });
    if (part.by === 'house' && !spares.includes(part.seal)) found.push({ code: 'spare', seat });
  }
  if (new Set(parts.map((part) => part.seal)).size < parts.length) found.push({ code: 'copied' });
  return found;
}

/** The numbers bring every open piece to its place, and fall as the dice did. */
async function cut(proof: Proof, pieces: (string | null)[]): Promise<Failure[]> {
  const { table, hand, root, leaves, salts, parts, holders, viewer } = proof;
  const found: Failure[] = [];
  const numbers = parts.map((part) => part.number);
  const seed = await seedOf(table, hand, root, numbers);
  const order = await orderOf(seed, leaves.length);
  for (const [at, piece] of pieces.entries()) {
    const salt = salts[at];
    const place = order[at]!;
    if (piece === null || salt === null || salt === undefined) continue;
    if ((await leafOf(table, hand, place, piece, salt)) !== leaves[place]) found.push({ code: 'piece', place: at + 1 });
  }
  const rolls = (proof.moves ?? []).map((move) => move.dice).filter((dice) => dice !== undefined);
  for (const [roll, dice] of rolls.entries())
    if (String(dice) !== String(await diceOf(seed, roll))) found.push({ code: 'dice' });
  if (viewer !== null && holders.some((seat, at) => seat === viewer && salts[at] === null)) found.push({ code: 'own' });
  return found;
}

/** All of it is what this browser noted before the deal. */
function seen(proof: Proof, pieces: (string | null)[]): Failure[] {
  const { seen: noted, viewer, parts, holders } = proof;
  if (!noted) return [];
  const found: Failure[] = [];
  const own = viewer === null ? undefined : parts[viewer];
  if (noted.root !== proof.root) found.push({ code: 'witness_root' });
  if (own?.by === 'guest' && own.number !== noted.number) found.push({ code: 'witness_number' });
  if (parts.some((part) => part.by === 'guest' && !noted.seals.includes(part.seal)))
    found.push({ code: 'witness_seals' });
  const dealt = pieces.filter((_, at) => viewer !== null && holders[at] === viewer);
  for (const piece of noted.hand ?? []) {
    const at = dealt.indexOf(piece);
    if (at < 0) return [...found, { code: 'witness_hand' }];
    dealt.splice(at, 1);
  }
  return found;
}
