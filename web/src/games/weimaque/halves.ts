/** How wide half cards are that have to stand in a box, one row below another. */

import type { Box } from '../../table/fit';

const TALL = 62 / 56; // height of a half card for a width of 1
const GAP = 3; // px
const WIDEST = 30;
const NARROWEST = 11; // px: below it no numeral can be read

/** Of so many cards. `breaks`: places where something stands apart. */
export function halfWidth(count: number, { width, height }: Box, breaks = 0): number {
  for (let each = WIDEST; each > NARROWEST; each--) {
    const rows = Math.floor((height + GAP) / (each * TALL + GAP));
    const across = Math.floor((width + GAP) / (each + GAP));
    if (rows * across >= count + breaks) return each;
  }
  return NARROWEST;
}

/** Of melds that stand upright side by side, the longest of so many cards. */
export function meldWidth(melds: number, longest: number, { width, height }: Box): number {
  const each = Math.min(width / Math.max(1, melds) - GAP, height / (Math.max(3, longest) * TALL), WIDEST);
  return Math.max(NARROWEST, Math.floor(each));
}
