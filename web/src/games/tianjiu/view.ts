/** What a seat sees of tianjiu. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The trick on the table. */
export interface Trick {
  leader: number;
  led: string; // class and rank, as in the terms
  top: string;
  owner: number; // whose combination is on top
  shown: string[][]; // face up, by seat
  plays: TrickPlay[]; // in order
}

/** A seat's knowledge: its own tiles, what lies face up, counts. */
export interface TianjiuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'paitou' | 'roll' | 'opening' | 'lipai' | 'lead' | 'follow' | 'over';
  turn: number | null; // as far as the viewer may know
  dealer: number;
  streak: number;
  factor: number; // what payments to and from the dealer are multiplied by
  hand: string[];
  thrown: string[]; // one's own discards
  tiles: number[]; // how many each seat holds
  stacks: number[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
  lipai: string[]; // what one may show now
  method: string | null;
  walls: Record<string, number[][]>; // until the first lead, for each method that can be named
  dice: number[];
  payments: number[]; // so far
  winner: number | null;
  claimed: string[]; // the tiles of a shown 例牌
}
