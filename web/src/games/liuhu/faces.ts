/** What is printed on the cards: names are [traditional, simplified]. */

import { SMALL } from '../../pieces/numerals';

/** Every face, in the order of the rule page. */
export const CARDS = [...'TGSQ']
  .flatMap((suit) => [...'987654321'].map((n) => suit + n))
  .concat('YX', 'LH', 'MG', 'ZX', 'YS');

export type Sign = 'square' | 'rings' | 'links' | 'coin' | 'cloud' | 'flower' | 'cat' | 'letter';

const SUITS: Record<string, { sign: Sign; name: readonly [string, string] }> = {
  T: { sign: 'square', name: ['拾', '拾'] },
  G: { sign: 'rings', name: ['貫', '贯'] },
  S: { sign: 'links', name: ['索', '索'] },
  Q: { sign: 'coin', name: ['線', '线'] },
};

const NAMED: Record<string, { sign: Sign; name: readonly [string, string] }> = {
  T1: { sign: 'square', name: ['百子', '百子'] },
  Q1: { sign: 'coin', name: ['毛公', '毛公'] },
  YX: { sign: 'cloud', name: ['雲線', '云线'] },
  LH: { sign: 'flower', name: ['麗花', '丽花'] },
  MG: { sign: 'cat', name: ['貓公', '猫公'] },
  ZX: { sign: 'letter', name: ['捉信', '捉信'] },
  YS: { sign: 'cloud', name: ['雲拾', '云拾'] },
};

// The red imprint: the nines, 八拾, 百子, 毛公 and 雲線.
const IMPRINT = new Set(['T9', 'G9', 'S9', 'Q9', 'T8', 'T1', 'Q1', 'YX']);

export interface Print {
  name: string; // of a named card; else empty
  number: string;
  suit: string;
  sign: Sign;
  red: boolean;
}

export function printOf(id: string, hans = false): Print {
  const script = hans ? 1 : 0;
  const red = IMPRINT.has(id);
  const named = NAMED[id];
  if (named) return { name: named.name[script], number: '', suit: '', sign: named.sign, red };
  const suit = SUITS[id.charAt(0)];
  const number = SMALL[Number(id.slice(1)) - 1] ?? '';
  return { name: '', number, suit: suit?.name[script] ?? '', sign: suit?.sign ?? 'square', red };
}
