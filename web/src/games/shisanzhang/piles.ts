/** How cards and piles of 十三張 are written and put in order. */

import type { Words } from '../../net/words.svelte';
import { filled } from '../../table/word';
import type { Pile } from './view';

export const PLACES = ['head', 'mid', 'tail'] as const;
export type PilePlace = (typeof PLACES)[number];
export const SIZE: Record<PilePlace, number> = { head: 3, mid: 5, tail: 5 };
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
export function pileName({ category, cards }: Pile, words: Words | null): string {
  const shown = (words?.combinations[category] as { shown?: string } | undefined)?.shown ?? '';
  const ranks = [...new Set(inOrder(cards).map((card) => card.charAt(0)))].map((rank) => (rank === 'T' ? '10' : rank));
  const run = category === 'straight' || category === 'sf';
  const wheel = run && ['A', '5', '4', '3', '2'].every((rank, i) => ranks[i] === rank);
  return filled(shown, { rank: wheel ? '5' : (ranks[0] ?? ''), rank2: ranks[1] ?? '' });
}
