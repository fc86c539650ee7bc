/** What a seat sees of liuhu. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The trick on the table. */
export interface Trick {
  leader: number;
  kind: string;
  count: number; // cards everybody puts down
  standing: string[]; // the play to beat
  owner: number;
  top_led: boolean; // a lead that nothing beats
  laid: string[][]; // face up, by seat
  plays: TrickPlay[]; // in order
}

/** A seat's knowledge: its own cards, what was laid face up, counts. */
export interface LiuhuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'WUHU' | 'CALL' | 'LEAD' | 'FOLLOW' | 'END';
  turn: number | null; // as far as the viewer may know
  dealer: number;
  dream: number | null;
  roles: string[]; // by seat, as in the terms
  privileged: number | null;
  hand: string[];
  thrown: string[]; // one's own face-down discards
  hu_old: number; // old cards in the viewer's hand
  hu: number; // the viewer's, from tricks and old cards
  cards: number[]; // how many each seat holds
  won: number[]; // hu from tricks
  exposed: string[];
  old: string[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
  end: 'draw' | 'hu' | 'void' | 'wuhu' | null;
  winner: number | null;
  winner_shows: string[]; // the hand declared with, or the five tigers
  winner_dealt: string[]; // all that was dealt to the winner, where the dream counts those
  dream_shows: string | null;
}
