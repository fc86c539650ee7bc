/** Which layout a table takes in a box of a size, and how large it is drawn there. */

export type Mode =
  | 'tiny' // upright, so low that the bar folds away
  | 'phone'
  | 'tall' // a phone with room for a third row in the dock
  | 'tablet' // upright, with plates
  | 'sideways' // a phone on its side
  | 'wide' // seats all round
  | 'desktop'; // and a panel at the side

export interface Arrangement {
  mode: Mode;
  scale: number; // how much larger than drawn
  width: number; // px, before scaling
  height: number;
}

const LETTERS = 16; // px: the size of letters that all lengths go with

// The least room that a layout is drawn for. Whoever likes large letters gets the layout of a smaller screen, drawn larger,
// until it would be smaller than this; a screen smaller than this gets everything smaller.
const UPRIGHT = { width: 320, height: 568 };
const SIDEWAYS = { width: 640, height: 360 };
const SMALLEST = 0.6;

const LARGE = { width: 1600, height: 860 }; // beyond it everything grows

const LOW = 560; // px: below it, and wider than that, a screen lies on its side
const BROAD = 560;
const PLATES = 700;
const ROUND = 1024;
const PANEL = 1180;
const TALL = 760;
const TINY = 600;

export function modeOf(width: number, height: number): Mode {
  if (height <= LOW && width >= BROAD) return 'sideways';
  if (width >= PANEL) return 'desktop';
  if (width >= ROUND || (width >= PLATES && width > height * 1.2)) return 'wide';
  if (width >= PLATES) return 'tablet';
  if (height >= TALL) return 'tall';
  return height < TINY ? 'tiny' : 'phone';
}

export function arranged(width: number, height: number, text: number = LETTERS): Arrangement {
  const room = (least: typeof UPRIGHT) => Math.min(width / least.width, height / least.height);
  const most = Math.max(room(UPRIGHT), room(SIDEWAYS));
  const wanted = Math.max(1, text / LETTERS, room(LARGE));
  const scale = Math.max(SMALLEST, Math.min(wanted, most));
  return { mode: modeOf(width / scale, height / scale), scale, width: width / scale, height: height / scale };
}
