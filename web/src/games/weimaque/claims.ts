/** The claim pad: six places that never move, what each may do now, and why the others may not. */

import type { Words } from '../../net/words.svelte';
import { formatted } from '../../i18n/index.svelte';
import type { Offer } from '../../wire';
import type { WeimaqueView } from './view';

export type Verb = 'hu' | 'peng' | 'chi' | 'wei' | 'kong' | 'pass';

export interface Claim {
  verb: Verb;
  letter: string;
  key: string; // on the keyboard
  offers: Offer[]; // several ways to 吃
  reason: string; // in a few characters, where there is no offer
  why: string; // in a sentence
}

const PAD: [Verb, string, string][] = [
  ['hu', '胡', 'W'],
  ['peng', '碰', 'Y'],
  ['chi', '吃', 'C'],
  ['wei', '偎', 'E'],
  ['kong', '槓', 'G'],
  ['pass', '過', 'P'],
];
const HANS: Partial<Record<Verb, string>> = { kong: '杠', pass: '过' };

/** A 偎 of four lies in the place of the quad that it makes. */
function placeOf(offer: Offer): string {
  return offer.verb === 'wei' && offer.move?.n === 4 ? 'kong' : offer.verb;
}

/** `goOn`: the words for going on where one is waited for with nothing to claim; that is a pass, too. */
export function padOf(view: WeimaqueView, offers: readonly Offer[], hans: boolean, goOn = ''): Claim[] {
  const all = goOn ? [{ verb: 'pass', text: goOn, combo: goOn }] : offers;
  return PAD.map(([verb, letter, key]) => ({
    verb,
    letter: (hans && HANS[verb]) || letter,
    key,
    offers: all.filter((offer) => placeOf(offer) === verb),
    reason: view.barred[verb]?.short ?? '',
    why: view.barred[verb]?.text ?? '',
  }));
}

/** 胡：硬檄 11 + 單吊 20 ＝ 31 檄 */
export function winLine(view: WeimaqueView, words: Words | null, hard: string): string {
  const { win } = view;
  const template = (words?.terms as Record<string, string> | undefined)?.hu_preview;
  if (!win || !template) return '';
  const name = (id: string) => words?.items[id]?.name ?? id;
  const added = Object.entries(win.add).map(([id, value]) => `${name(id)} ${value}`);
  const times = Object.entries(win.mult).map(([id, value]) => `${name(id)} ×${value}`);
  const items = [[`${hard} ${win.hard}`, ...added].join(' + '), ...times].join(' · ');
  return formatted(template, { items, total: win.total });
}
