/** Words of the game's own with a number in them. */

import { word } from '../../table/word';
import type { WeimaqueView } from './view';

export function term(key: string, count = 0): string {
  return word('weimaque', 'terms', key, { count });
}

/** 手 13 · 亮 3 檄 */
export function countsOf(view: WeimaqueView, seat: number): string {
  return `${term('hand_count', view.cards[seat])} · ${term('laid_xi', view.laid_points[seat])}`;
}
