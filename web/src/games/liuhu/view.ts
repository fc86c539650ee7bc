/** `LiuhuView` of paiguan/games/liuhu/view.py. */

export interface Trick {
  leader: number;
  kind: string;
  count: number;
  standing: string[];
  owner: number;
  top_led: boolean;
  laid: string[][];
}

export interface LiuhuView {
  seat: number | null; // whose view it is; null: a spectator's
  phase: 'WUHU' | 'CALL' | 'LEAD' | 'FOLLOW' | 'END';
  turn: number | null;
  dealer: number;
  dream: number | null;
  privileged: number | null;
  hand: string[];
  thrown: string[];
  hu_old: number;
  cards: number[];
  won: number[];
  exposed: string[];
  old: string[];
  trick: Trick | null;
  end: string | null;
  winner: number | null;
  winner_shows: string[];
  winner_dealt: string[];
  dream_shows: string | null;
}
