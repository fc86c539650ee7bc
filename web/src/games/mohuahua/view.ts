/** What a seat sees of mohuahua. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The trick on the table. */
export interface Trick {
  leader: number;
  led: string; // a combination, as in the terms
  best: string;
  owner: number; // whose play is best
  width: number; // cards each house puts down, and 墩 the trick is worth
  shown: string[][]; // face up, by seat
  down: number[]; // cards put down so far, face up or down, by seat
  plays: TrickPlay[]; // in order
}

/** A seat's knowledge: its own cards, what lies face up, counts. */
export interface MohuahuaView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'bid' | 'lead' | 'follow' | 'pad' | 'done' | 'washed';
  turn: number | null; // as far as the viewer may know
  dealer: number;
  resting: number | null;
  roles: string[]; // by seat, as in the terms
  marks: [number, number, number]; // 墩 for 夠, for 賜, and all that there are
  hand: string[];
  hands: string[][]; // all cards still held, by seat, when the hand has ended
  thrown: string[][]; // cards put down face down, by seat, as far as seen
  cards: number[]; // how many each seat holds
  folded: number[];
  tricks: number[];
  xi: number[];
  niu: number[];
  liang: number[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
}
