/** What a seat sees of weimaque. Written by `python scripts/wire_types.py`; do not edit. */

import type { Barred } from '../../wire';

/** A meld on the table. */
export interface Meld {
  kind: string; // as in the terms
  pieces: (string | null)[]; // None: face down
}

/** A card that was turned from the stock or discarded. */
export interface Shown {
  card: string | null; // None: drawn into a hidden 偎
  by: number;
  how: 'discard' | 'drawn' | 'wei';
  taker: number | null; // the seat that took it, and its claim
  claim: string | null;
}

/** A kind that wins, and how many of it the viewer has not seen. */
export interface Wait {
  card: string;
  unseen: number;
}

/** The points of a winning hand. */
export interface Win {
  add: Record<string, number>;
  hard: number;
  hard_items: Record<string, number>;
  mult: Record<string, number>;
  total: number;
}

/** What a seat knows: its own hand, locks and claims, and what lies on the table; for the dreamer every hand. */
export interface WeimaqueView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'discard' | 'wei' | 'claim' | 'over';
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  dealer: number;
  dreamer: number;
  stock: number; // cards left to draw
  hands: string[][]; // the visible ones, by seat
  cards: number[]; // the number that each seat holds
  melds: string[][]; // by seat, as in records; `face_down:3` for a hidden packet
  lying: Meld[][]; // the same, card by card
  laid_points: number[]; // hard points of the melds seen
  hard: number; // hard points of the viewer's melds and of the triplets in the viewer's hand
  waits: Wait[]; // the kinds that would complete the viewer's hand with enough points
  piles: string[][];
  shown: Shown[]; // every card turned or discarded, in order
  exposed: Shown | null; // the card being claimed, or drawn into a 偎
  locks: string[]; // the viewer's own
  claims: string[]; // what the viewer may claim now, as moves
  answer: string | null; // the viewer's answer, if given
  pass_locks: boolean; // passing would lock the viewer on the exposed card
  barred: Record<string, Barred>; // verbs that the viewer may not use now, and why
  win: Win | null; // the points of winning now, or of the win that ended the hand
  winner: number | null;
  source: string | null; // the source of the winning card
  rest: string[]; // after the hand: the cards never drawn
}

/** A meld or the pair of the winning hand. */
export interface Group {
  kind: string; // a combination, as in the terms
  pieces: string[];
  points: number[]; // hard points: its own, then those of 團圓
  whole: boolean; // the 團圓 of its kind is counted here
  winning: number | null; // the place of the winning card
}

/** A step of the sum: what is added to the result so far, or what it is multiplied by. */
export interface Sum {
  sign: '+' | '×';
  items: string[]; // as in the settlement; several where factors are summed
  value: number;
  result: number; // so far
}

/** The winning hand; all is empty if nobody won. */
export interface WeimaqueResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  groups: Group[]; // laid melds in the order laid, then those of the hand, then the pair
  hard: number;
  least: number; // hard points that a win needs
  sums: Sum[]; // from the hard points to the total
  total: number;
}
