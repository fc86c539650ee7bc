/** What travels between the page and the parlour: the structs of `paiguan/parlour/wire.py`, field by field. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Move = Record<string, Json>;

export type Language = 'zh-Hant' | 'zh-Hans' | 'en';
export type Level = 'novice' | 'regular' | 'master';
export type Stage = 'gathering' | 'playing' | 'settled' | 'over';

// ---- commands ------------------------------------------------------------------------------------------------------

export interface Play {
  do: 'play';
  id: string;
  hand: number;
  step: number; // of the scene it answers
  move: Move;
}
export interface Try {
  do: 'try';
  id: string;
  move: Move;
}
export interface Hint {
  do: 'hint';
  id: string;
}
export interface TakeBack {
  do: 'takeback';
  id: string;
}
export interface Ready {
  do: 'ready';
  id: string;
}
export interface Sit {
  do: 'sit';
  id: string;
  seat: number;
}
export interface Stand {
  do: 'stand';
  id: string;
}
export interface SeatBot {
  do: 'seat_bot';
  id: string;
  seat: number;
  level: Level | null;
}
export interface Begin {
  do: 'begin';
  id: string;
}
export interface Rematch {
  do: 'rematch';
  id: string;
}
export interface Say {
  do: 'say';
  id: string;
  phrase: string;
}
export interface Know {
  do: 'know'; // for programs that play
  id: string;
}
export interface Ping {
  do: 'ping';
  id: string;
}

export type Command =
  | Play
  | Try
  | Hint
  | TakeBack
  | Ready
  | Sit
  | Stand
  | SeatBot
  | Begin
  | Rematch
  | Say
  | Know
  | Ping;

// ---- replies -------------------------------------------------------------------------------------------------------

export interface Person {
  kind: 'open' | 'guest' | 'bot';
  name: string;
  level: Level | null; // a bot's, or that of the bot sitting in
  away: boolean; // a bot sits in for this guest
  here: boolean; // has a connection
  ready: boolean; // for the next hand
  bank: number | null; // seconds left
}

export interface Clock {
  move: number; // seconds
  bank: number;
}

export interface TableFacts {
  id: string;
  code: string;
  game: string;
  options: Record<string, Json>; // as chosen
  values: Record<string, Json>; // all of them
  seats: Person[];
  you: number | null;
  host: boolean;
  public: boolean;
  clock: Clock | null;
  stage: Stage;
  hands: number;
  standing: Record<string, Json>; // dealer, streak and the like
  totals: number[];
  places: number[] | null; // once the match is over
  watchers: number;
  throws: [number, number][][]; // 執位: what each seat threw for its place
}

export interface Offer {
  verb: string;
  text: string; // what its button says
  move?: Move | null; // to send as it is
  count?: number; // pieces to choose freely
  pieces?: string[]; // that the move puts down
  combo?: string; // what they are called
}

export interface LogLine {
  text: string;
  kind?: 'move' | 'heading' | 'event'; // none: move
  seat?: number | null;
  won?: boolean;
  pieces?: string[];
}

export interface Payment {
  item: string;
  name: string;
  text: string;
  rule: string;
  payer: number | null;
  payee: number | null;
  units: number;
  amount: number;
  factors?: [string, number][];
  notes?: string[];
  debtor?: number | null;
}

export interface Account {
  items: Payment[];
  payments: number[];
  headline: string;
}

export interface HandFacts<View = Record<string, Json>> {
  number: number;
  step: number;
  view: View; // the game's own, without its log
  stills: View[]; // what passed by since the last scene without a decision
  log: LogLine[];
  log_from: number; // `log` replaces the lines from this one on
  offers: Offer[];
  prompt: string;
  asked: boolean; // the viewer may act now
  left: number | null; // seconds, when the scene was sent
  limit: number | null;
  takeback: boolean;
  account: Account | null;
}

export interface Scene<View = Record<string, Json>> {
  is: 'scene';
  seq: number;
  table: TableFacts;
  hand: HandFacts<View> | null;
}

export interface Done {
  is: 'done';
  id: string;
  seq: number;
}

export interface Refusal {
  is: 'refused';
  id: string; // empty where the message could not be read
  code: string;
  text: string;
  params: Record<string, Json>;
  rule: string;
}

export interface Tried {
  is: 'tried';
  id: string;
  good: boolean;
  text: string;
  code: string; // of the refusal, or of the sentence that says what it is
  rule: string;
  names?: Record<string, string>; // what the parts of the move are called: the piles of a layout
}

export interface Advised {
  is: 'advised';
  id: string;
  text: string;
  best: Offer[];
  gains: number[];
  errors: number[];
  step: number;
}

export interface Said {
  is: 'said';
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
}

export interface Known {
  is: 'known';
  id: string;
  game: string;
  version: number;
  options: Record<string, Json>;
  seat: number;
  hand: number;
  step: number;
  state: string; // base64
}

export interface Pong {
  is: 'pong';
  id: string;
}

export type Reply = Scene | Done | Refusal | Tried | Advised | Said | Known | Pong;

/** A command before it has an id. */
export type Unsent = { [K in Command['do']]: Omit<Extract<Command, { do: K }>, 'id'> }[Command['do']];

/** What answers a command. */
export type AnswerTo<C extends { do: Command['do'] }> =
  | Refusal
  | (C['do'] extends 'try' ? Tried : C['do'] extends 'hint' ? Advised : C['do'] extends 'know' ? Known : C['do'] extends 'ping' ? Pong : Done);
