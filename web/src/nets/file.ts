/** Network files, as `src/paiguan/bots/nets/file.py` writes them. */

const MAGIC = 'PAIGUAN-NET\n';
const FORMAT = 1;
const DIGEST = 32;
const A_LAYER = 3;

export interface NetHeader {
  format: number;
  game: string;
  encoding: number; // version of the actions
  features: number; // version of the features
  presets: string[]; // in which it was tested
  free: string[]; // options that may differ from the preset's
  layers: number;
}

export interface Net {
  header: NetHeader;
  layers: { inputs: number; outputs: number; shift: number }[];
  numbers: Int32Array; // by layer: multipliers and biases; then, but for the last one, gains and offsets
  weights: Int8Array; // by layer, a row an input
}

/** A file that cannot be used. */
export class BadNet extends Error {}

/** Read a file; one that is damaged or of another format is refused. */
export async function readNet(data: Uint8Array<ArrayBuffer>): Promise<Net> {
  const start = MAGIC.length + 4;
  const body = data.subarray(0, -DIGEST);
  if (data.length < start + DIGEST || new TextDecoder().decode(data.subarray(0, MAGIC.length)) !== MAGIC)
    throw new BadNet('not a network');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (digest.some((byte, place) => byte !== data[body.length + place])) throw new BadNet('damaged');
  const view = new DataView(data.buffer, data.byteOffset, body.length);
  const length = view.getUint32(MAGIC.length, true);
  const header = JSON.parse(new TextDecoder().decode(data.subarray(start, start + length))) as NetHeader;
  if (header.format !== FORMAT) throw new BadNet(`format ${header.format}`);
  let at = start + length + 8; // the number of layers, which the header has too
  const layers = Array.from({ length: header.layers }, () => {
    const [inputs, outputs, shift] = [0, 8, 16].map((place) => Number(view.getBigInt64(at + place, true)));
    at += 8 * A_LAYER;
    return { inputs: inputs!, outputs: outputs!, shift: shift! };
  });
  const columns = layers.reduce((sum, { outputs }) => sum + outputs, 0);
  const count = 4 * columns - 2 * (layers.at(-1)?.outputs ?? 0);
  const numbers = Int32Array.from({ length: count }, (_, place) => view.getInt32(at + 4 * place, true));
  return { header, layers, numbers, weights: new Int8Array(data.slice(at + 4 * count, body.length).buffer) };
}
