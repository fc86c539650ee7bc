/** What is printed on the cards. */

import { LARGE, SMALL } from '../../pieces/numerals';

/** Every face, in the order of the rule page. */
export const CARDS = [...'sb'].flatMap((size) => Array.from({ length: 10 }, (_, i) => `${size}${i + 1}`));

export interface Print {
  character: string;
  number: number;
  large: boolean;
  red: boolean;
}

/** "s2" → 二, "b10" → 拾. Two, seven and ten are red. */
export function printOf(id: string, hans = false): Print {
  const large = id.startsWith('b');
  const number = Number(id.slice(1));
  const characters = large ? LARGE[hans ? 1 : 0] : SMALL;
  return { character: characters[number - 1] ?? '', number, large, red: number === 2 || number === 7 || number === 10 };
}
