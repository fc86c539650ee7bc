/** Where the caption of a play stands: below its pieces, or beside them where a cell is low and the pieces are narrow. */

import { letters, linesOf } from '../format';
import type { Box } from './fit';

const LINE = 18; // px of a caption's line
const LETTER = 8; // px of the small letters beside pieces
const EDGE = 12; // px between pieces, the caption's text and the edges of the cell
const MOST_LINES = 5;
const LEAST = 26; // px of a piece
const GAIN = 1.2; // pieces must be so much larger before a caption leaves its usual place

export interface Beside {
  height: number; // px of the pieces
  lines: number; // that the caption takes
}

/** The largest pieces beside which every caption has room, if they are much larger than with captions `below`. `broad` is how wide
 * the pieces of a play are at a height. */
export function beside(
  texts: string[],
  cell: Box,
  tallest: number,
  broad: (height: number) => number,
  below: number,
): Beside | null {
  const most = Math.min(MOST_LINES, Math.floor(cell.height / LINE));
  const words = texts.flatMap((text) => text.split(/\s+|(?<=-)/)).map(letters);
  for (let height = Math.min(Math.floor(cell.height - EDGE), tallest); height > LEAST; height--) {
    if (height < GAIN * below) return null;
    const room = (cell.width - broad(height) - 2 * EDGE) / LETTER;
    const lines = Math.max(0, ...texts.map((text) => linesOf(text, room)));
    if (Math.max(0, ...words) <= room && lines <= most) return { height, lines };
  }
  return null;
}
