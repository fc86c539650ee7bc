/** What the server asked last for an empty sheet, kept in this browser: without a network the form is there all the same. */

import type { Checked, SheetChecked } from '../wire';

interface Asked {
  checked: Checked;
  answer: SheetChecked;
}

const key = (game: string) => `paiguan-sheet-${game}`;

export function keepQuestions(game: string, checked: Checked, answer: SheetChecked) {
  try {
    localStorage.setItem(key(game), JSON.stringify({ checked, answer } satisfies Asked));
  } catch {
    // a browser that keeps nothing needs the network
  }
}

export function keptQuestions(game: string): Asked | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Asked | null;
  } catch {
    return null;
  }
}
