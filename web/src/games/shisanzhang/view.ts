/** What a seat sees of shisanzhang. Written by `python scripts/wire_types.py`; do not edit. */

/** A pile that lies open to the viewer. */
export interface Pile {
  cards: string[];
  category: string;
  ranks: string[]; // that it is called by: as often as held, then from the highest; a straight by its top
  key: number[];
  pays: number; // units in all when it wins
}

/** What a seat has committed to, as far as the viewer may see it: a declaration, or three piles. */
export interface Commitment {
  special: string | null;
  points: number; // of the special
  piles: Pile[]; // head, middle, tail
  foul: boolean;
}

/** A seat's knowledge: its own cards once betting has closed, the bets, who is ready; at the showdown everything. */
export interface ShisanzhangView {
  game: string;
  seat: number | null; // None: a spectator
  phase: 'bet' | 'arrange' | 'showdown';
  turn: number | null; // as far as the viewer may know
  dealer: number;
  banker: number | null; // None: all against all
  foul_is_shot: boolean;
  sizes: number[]; // of the piles: head, middle, tail
  bets: number[]; // 0: none yet, or no betting
  committed: boolean[];
  waiting: number[]; // seats still to bet, then still to commit, in no order
  hands: string[][]; // the cards known to the viewer, by seat
  commitments: (Commitment | null)[];
  specials: string[]; // what the viewer may declare now, in ascending rank
  must_declare: boolean;
}
