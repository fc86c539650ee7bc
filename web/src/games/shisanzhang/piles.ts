/** How cards and piles of 十三張 are written and put in order. */

import type { Words } from '../../net/words.svelte';
import { formatted } from '../../i18n/index.svelte';
import type { Pile } from './view';

export const PLACES = ['head', 'mid', 'tail'] as const;
export type PilePlace = (typeof PLACES)[number];
export type Rows = Record<PilePlace, string[]>;

/** Every card, in the order of the rule page. */
export const CARDS = [...'shdc'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));

const RANKS = '23456789TJQKA';
const SUITS = 'shcd';

const rankOf = (card: string) => RANKS.indexOf(card.charAt(0));

export function byRank(one: string, other: string): number {
  return rankOf(other) - rankOf(one) || SUITS.indexOf(one.charAt(1)) - SUITS.indexOf(other.charAt(1));
}

export function bySuit(one: string, other: string): number {
  return SUITS.indexOf(one.charAt(1)) - SUITS.indexOf(other.charAt(1)) || byRank(one, other);
}

/** As a pile is read: equal ranks first, then from high to low. */
export function inOrder(cards: readonly string[]): string[] {
  const count = (card: string) => cards.filter((other) => other.charAt(0) === card.charAt(0)).length;
  return [...cards].sort((one, other) => count(other) - count(one) || byRank(one, other));
}

/** 一對 K, 葫蘆 9 帶 4: the name of a pile whose category the server has told. */
export function pileName({ category, ranks }: Pile, words: Words | null): string {
  const shown = (words?.combinations[category] as { shown?: string } | undefined)?.shown ?? '';
  return formatted(shown, { rank: ranks[0] ?? '', rank2: ranks[1] ?? '' });
}
