/** What a seat sees of shisanzhang. Written by `python scripts/wire_types.py`; do not edit. */

/** A pile that the viewer can see. */
export interface Pile {
  cards: string[];
  category: string;
  ranks: string[]; // in its name: the most frequent first, then the highest; for a straight its top
  key: number[];
  pays: number; // units if it wins
}

/** A visible commitment of a seat: a declaration, or three piles. */
export interface Commitment {
  special: string | null;
  points: number; // of the special
  piles: Pile[]; // head, middle, tail
  foul: boolean;
}

/** What a seat knows: its own cards once betting has closed, the bets, which seats have committed; at the showdown everything. */
export interface ShisanzhangView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'bet' | 'arrange' | 'showdown';
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  dealer: number;
  banker: number | null; // None: all against all
  foul_is_shot: boolean;
  sizes: number[]; // of the piles: head, middle, tail
  bets: number[]; // 0: none yet, or no betting
  committed: boolean[];
  waiting: number[]; // seats still to bet, then still to commit, in no particular order
  hands: string[][]; // the cards known to the viewer, by seat
  commitments: (Commitment | null)[];
  specials: string[]; // what the viewer may declare now, in ascending rank
  must_declare: boolean;
}

/** Two seats that met. */
export interface Pair {
  one: number;
  other: number;
  piles: (number | null)[]; // the winner of head, middle and tail, None: level; empty if no piles were compared
  amount: number; // what `one` gains from `other`; in a pot game a score
  shot: number | null; // the seat that shot the other
  homerun: boolean; // … as part of a home run
}

/** Every pair that met, in the order of the settlement. */
export interface ShisanzhangResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  banker: number | null; // None: all against all
  pot: boolean; // amounts of pairs are scores, and the highest takes the pot
  pairs: Pair[];
}
