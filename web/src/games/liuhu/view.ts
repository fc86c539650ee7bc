/** What a seat sees of liuhu. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The current trick. */
export interface Trick {
  leader: number;
  kind: string;
  count: number; // cards that each seat puts down
  standing: string[]; // the play to beat
  owner: number;
  top_led: boolean; // a lead that nothing beats
  laid: string[][]; // face up, by seat
  plays: TrickPlay[]; // in order
}

/** What a seat knows: its own cards, cards laid face up, counts. */
export interface LiuhuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'WUHU' | 'CALL' | 'LEAD' | 'FOLLOW' | 'END';
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  dealer: number;
  dream: number | null;
  roles: string[]; // by seat, as in the terms
  privileged: number | null;
  hand: string[];
  thrown: string[]; // the viewer's own face-down discards
  hu_old: number; // old cards in the viewer's hand
  hu: number; // the viewer's hu, from tricks and old cards
  cards: number[]; // the number that each seat holds
  won: number[]; // hu from tricks
  exposed: string[];
  old: string[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
  end: 'draw' | 'hu' | 'void' | 'wuhu' | null;
  winner: number | null;
  winner_shows: string[]; // the hand declared with, or the five tigers
  winner_dealt: string[]; // all cards dealt to the winner, if the dream counts those
  dream_shows: string | null;
}

/** What the dream's card made of the winner's hand. */
export interface Dream {
  seat: number;
  card: string;
  matching: string[]; // the winner's cards with the same number
  base: number;
  hu: number;
  score: number;
}

/** How the winner's hu add up. All is empty after a drawn or void hand. */
export interface LiuhuResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  end: 'draw' | 'hu' | 'void' | 'wuhu';
  taken: string[][]; // the winner's plays that won tricks, in order: a hu for each card
  tricks: number; // hu
  old: string[]; // old cards in the winner's hand: a hu each
  hu: number;
  score: number;
  ladder: [number, number][]; // each number of hu that scores, and its score
  dream: Dream | null;
}
