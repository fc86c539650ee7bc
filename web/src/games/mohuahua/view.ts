/** `MohuahuaView` of paiguan/games/mohuahua/view.py. */

export interface Trick {
  leader: number;
  led: string;
  best: string;
  owner: number;
  width: number;
  shown: string[][];
  down: number[];
}

export interface MohuahuaView {
  phase: 'bid' | 'lead' | 'follow' | 'pad' | 'done' | 'washed';
  turn: number | null;
  dealer: number;
  resting: number | null;
  hand: string[];
  hands: string[][];
  thrown: string[][];
  cards: number[];
  folded: number[];
  tricks: number[];
  xi: number[];
  niu: number[];
  liang: number[];
  trick: Trick | null;
}
