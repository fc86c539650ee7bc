/** What a game adds to the table's frame: `games/NAME/table.ts` exports a `GameModule` as its default. */

import type { Component } from 'svelte';

import type { AnyView, HandFacts, Move, Offer, TableFacts, Tried } from '../wire';
import type { SettlementPart } from '../settlement/part';
import type { Place } from './places';
import type { Selection } from './selection.svelte';
import type { Sitting } from './sitting.svelte';

export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface MiddleProps<View = AnyView> {
  table: TableFacts;
  hand: HandFacts<View>;
  view: View; // of the hand
  placeOf: (seat: number) => Place;
  names: string[]; // by seat; the viewer's own is 你
  replayed?: boolean; // shown step by step: a trick lies there until the next
  onplay?: (move: Move) => void;
  onshown?: () => void; // what the end of the hand turned up has been seen
  chosen?: Offer | null; // a chip without pieces that is picked and not yet played
}

export interface HandProps<View = AnyView> extends MiddleProps<View> {
  selection: Selection;
  onplay: (move: Move) => void;
  ontry: (move: Move) => Promise<Tried | null>; // null: overtaken by a newer scene
  sitting: Sitting; // where a game needs more: hints, its own tries, the clock
}

/** A dock of one's own: what `Dock.svelte` has, it may use too (`Tools`, `ui/Why`). */
export interface DockProps<View = AnyView> extends HandProps<View> {
  onlast: () => void; // show the last trick
}

export interface SeatExtraProps<View = AnyView> extends MiddleProps<View> {
  seat: number;
}

/** A line on a seat's plate: words, and little frames behind them. */
export interface SeatLine {
  text: string;
  tags?: string[];
}

export interface SeatMarks {
  role?: string; // 頭家, 夢家 …; stands before the level
  brief?: string; // the same in a character or two, for a chip
  count?: number; // pieces held, on the corner of a chip
  done?: boolean; // has done what all are asked for; instead of the count
  tags?: string[]; // beside the name: 連2, ×3
  dashed?: boolean; // takes no part now
}

/** What stands on a seat's plate, or on one's own line. */
export interface Plate {
  name: string;
  lines: SeatLine[];
  marks?: SeatMarks;
  total: number | null; // null: not told
  dealer?: boolean;
  turn?: boolean;
  left?: number | null; // seconds, when `arrived`
  limit?: number | null;
  arrived?: number; // ms of performance.now()
}

/** How much of the table's height a hand takes, by the way that the table lies. */
export interface Shares {
  upright: number;
  sideways: number;
  wide: number;
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a View of its own */
export interface GameModule<View = any> {
  Middle: Component<MiddleProps<View>>;
  Hand?: Component<HandProps<View>>; // else table/Hand.svelte
  Dock?: Component<DockProps<View>>; // else table/Dock.svelte
  SeatExtra?: Component<SeatExtraProps<View>>; // under a plate on a wide table: backs, tracks
  Info?: Component<MiddleProps<View>>; // the game's own numbers: a strip above the middle
  OwnLaid?: Component<SeatExtraProps<View>>; // what lies before oneself, beside or above the hand
  Bar?: Component<MiddleProps<View>>; // at the right of the bar: a multiplier

  dealer?(view: View, table: TableFacts): number | null; // who bears the seal 莊, where it is not always the view's dealer
  handShare?: Shares; // of the height
  room?: number; // pieces of a hand that its room on a phone is for: more are drawn smaller
  broad?: boolean; // the hand needs the whole width of a wide table
  full?: boolean; // the hand takes the place of the middle
  alone?(view: View): boolean; // the middle needs the whole felt of a phone now
  boards?: boolean; // the middle shows every hand that lies open
  answers?(view: View): boolean; // one is asked whether one wants what another exposed, not for a move of one's own
  linger?: number; // ms that the end of a hand is looked at before its settlement opens
  showsHands?(view: View): boolean; // the middle shows every hand itself now: a replay lays none beside it
  turnsUp?(view: View): boolean; // the middle shows the end piece by piece and calls `onshown`: until then nothing tells the result

  seatLine(view: View, seat: number, t: Translate, table: TableFacts): SeatLine[];
  seatMarks?(view: View, seat: number, t: Translate, table: TableFacts): SeatMarks;
  handOf(view: View): string[];
  sort?(): void; // 理牌, where the hand does not lie in the selection's order
  group?(ids: string[]): string[][]; // how 理牌 puts them; equals of one kind are set apart
  badge?(view: View, id: string): string; // a character on the corner of a piece: 老
  winning?: readonly string[]; // verbs that win the hand: red buttons
  verb?(view: View): string; // that a free selection is tried with; none: play
  offerHelp?(offer: Offer): string; // a sentence about a picked chip without pieces
  chipNote?(offer: Offer, names: (id: string) => string): string;
  progress?(table: TableFacts, hand: HandFacts<View>, t: Translate): string[]; // in the bar: 第 3 圈
  paid?(view: View): readonly number[]; // what was paid at once, by seat, while the hand goes on
  finish?(hand: HandFacts<View>): { seal: string; pieces: string[] }; // heads the settlement
  settlement?: SettlementPart<View>; // the drawing of a settlement, where the server sends what it needs
  next?(table: TableFacts, t: Translate): string; // behind who deals next, below the settlement
  tricks?: 'quan' | 'lun'; // what a trick is called: 圈, 輪; none: a game without tricks
}
