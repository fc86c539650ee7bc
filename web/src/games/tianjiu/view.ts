/** `TianjiuView` of paiguan/games/tianjiu/view.py. */

export interface Trick {
  leader: number;
  led: string;
  top: string;
  owner: number;
  shown: string[][];
}

export interface TianjiuView {
  phase: 'paitou' | 'roll' | 'opening' | 'lipai' | 'lead' | 'follow' | 'over';
  turn: number | null;
  dealer: number;
  streak: number;
  hand: string[];
  thrown: string[];
  tiles: number[];
  stacks: number[];
  trick: Trick | null;
  lipai: string[];
  method: string | null;
  dice: number[];
  payments: number[];
  winner: number | null;
  claimed: string[];
}
