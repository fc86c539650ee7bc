/** What a seat sees of weimaque. Written by `python scripts/wire_types.py`; do not edit. */

import type { Barred } from '../../wire';

/** A meld as it lies on the table. */
export interface Meld {
  kind: string; // as in the terms
  pieces: (string | null)[]; // None: face down
}

/** A card that was turned from the stock or thrown from a hand. */
export interface Shown {
  card: string | null; // None: drawn into a hidden 偎
  by: number;
  how: 'discard' | 'drawn' | 'wei';
  taker: number | null; // who took it, and by what claim
  claim: string | null;
}

/** What a winning hand is worth. */
export interface Win {
  add: Record<string, number>;
  hard: number;
  hard_items: Record<string, number>;
  mult: Record<string, number>;
  total: number;
}

/** A seat's knowledge: its own hand, locks and claims, and what lies on the table; the dreamer's: every hand. */
export interface WeimaqueView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'discard' | 'wei' | 'claim' | 'over';
  turn: number | null; // as far as the viewer may know
  dealer: number;
  dreamer: number;
  stock: number; // cards left to draw
  hands: string[][]; // by seat, as far as seen
  cards: number[]; // how many each seat holds
  melds: string[][]; // by seat, in the record's spelling; `face_down:3` for a hidden packet
  lying: Meld[][]; // the same as they lie on the table
  laid_points: number[]; // hard points of the melds seen
  piles: string[][];
  shown: Shown[]; // every card turned or thrown, in order
  exposed: Shown | null; // the card being claimed, or drawn into a 偎
  locks: string[]; // one's own
  claims: string[]; // what one may claim now, as moves
  answer: string | null; // what one has answered
  pass_locks: boolean; // passing would lock one on the exposed card
  barred: Record<string, Barred>; // verbs one may not use now, and why
  win: Win | null; // what winning now, or the win that ended the hand, is worth
  winner: number | null;
  source: string | null; // where the winning card came from
  rest: string[]; // after the hand: the cards never drawn
}
