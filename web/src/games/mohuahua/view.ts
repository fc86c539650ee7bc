/** What a seat sees of mohuahua. Written by `python scripts/wire_types.py`; do not edit. */

import type { PastTrick, TrickPlay } from '../../wire';

/** The current trick. */
export interface Trick {
  leader: number;
  led: string; // a combination, as in the terms
  best: string;
  owner: number; // the seat of the best play
  width: number; // cards each house puts down, and 墩 the trick is worth
  shown: string[][]; // face up, by seat
  down: number[]; // cards put down so far, face up or down, by seat
  plays: TrickPlay[]; // in order
}

/** What a seat knows: its own cards, cards face up, counts. */
export interface MohuahuaView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'bid' | 'lead' | 'follow' | 'pad' | 'done' | 'washed';
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  dealer: number;
  resting: number | null;
  roles: string[]; // by seat, as in the terms
  marks: [number, number, number]; // the 墩 for 夠, for 賜, and in all
  hand: string[];
  hands: string[][]; // all cards still held, by seat, when the hand has ended
  thrown: string[][]; // visible cards among those put down face down, by seat
  cards: number[]; // the number that each seat holds
  folded: number[];
  tricks: number[];
  xi: number[];
  niu: number[];
  liang: number[];
  trick: Trick | null;
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
}

/** The 墩 of a seat, and what they make of it. */
export interface Track {
  seat: number;
  tricks: number;
  outcome: 'ci' | 'gou' | 'short';
}

/** How far every seat that played came. */
export interface MohuahuaResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  marks: [number, number, number]; // the 墩 for 夠, for 賜, and in all
  tracks: Track[]; // in the order of the seats; none for a seat that rests, or if the hand was washed
}
