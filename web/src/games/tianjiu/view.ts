/** What a seat sees of tianjiu. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The current trick. */
export interface Trick {
  leader: number;
  led: string; // class and rank, as in the terms
  top: string;
  owner: number; // the seat whose combination is on top
  shown: string[][]; // face up, by seat
  plays: TrickPlay[]; // in order
}

/** What a seat knows: its own tiles, tiles face up, counts. */
export interface TianjiuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'paitou' | 'roll' | 'opening' | 'lipai' | 'lead' | 'follow' | 'over';
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  dealer: number;
  streak: number;
  factor: number; // of payments to and from the dealer
  hand: string[];
  thrown: string[]; // the viewer's own discards
  tiles: number[]; // the number that each seat holds
  stacks: number[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
  lipai: string[]; // the kinds that the viewer may show now
  method: string | null;
  walls: Record<string, number[][]>; // until the first lead, for each method that can be named
  dice: number[];
  finishing: boolean[]; // near the end: the seats that have the stacks to win the last trick (4.5)
  payments: number[]; // so far
  winner: number | null;
  claimed: string[]; // the tiles of a shown 例牌
}

/** A trick that was won. */
export interface Won {
  owner: number;
  stacks: number;
  pieces: string[]; // the combination that won it
  bonus: string | null; // the item that was paid for it at once: zun, qinzun or sida
}

/** Where the stacks went, or the 例牌 that ended the hand before the first trick. */
export interface TianjiuResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  par: number; // the stacks with which a seat owes nothing
  tricks: Won[]; // in the order won; the last one finishes the hand
  claimed: string[]; // the tiles of a 例牌
  kinds: string[]; // of it, as in the terms
}
