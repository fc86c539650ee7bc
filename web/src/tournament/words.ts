/** Numbers and names of a tournament in words. */

import { language, t } from '../i18n/index.svelte';

const STEMS = '甲乙丙丁戊己庚辛壬癸';

/** The letter of a table: A, B … or 甲、乙 …; a number where there are more tables than letters. */
export function letterOf(board: number): string {
  const letters = language() === 'en' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : STEMS;
  return letters[board] ?? String(board + 1);
}

export const boardName = (board: number) => t('tournament-board', { letter: letterOf(board) });

/** A score: signed, with a true minus, to one decimal where it is not whole. */
export function score(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return rounded < 0 ? `\u2212${-rounded}` : `+${rounded}`;
}

/** Which of three quiet colours an amount has; the sign says the same. */
export const tone = (value: number) => (value > 0 ? 'gain' : value < 0 ? 'loss' : 'nil');
