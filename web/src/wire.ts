/** What travels between the page and the parlour. Written by `python scripts/wire_types.py`; do not edit. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A move: an action of the record format without its seat. */
export type Move = Record<string, Json>;
export type Language = 'zh-Hant' | 'zh-Hans' | 'en';
export type Level = 'novice' | 'regular' | 'master';
export type Stage = 'gathering' | 'playing' | 'settled' | 'over';

// ---- commands: from the page ---------------------------------------------------------------------------------------

/** Make a move in the hand: an action of the record format without its seat. */
export interface Play {
  do: 'play';
  hand: number;
  step: number; // of the scene it answers; older steps are refused as stale
  move: Move;
  id: string;
}

/** Ask whether a move might be made now: the answer is the sentence beside the button. Changes nothing. */
export interface Try {
  do: 'try';
  move: Move;
  id: string;
}

/** Ask what a master would do here, and why. Refused where other people play, unless the owner allowed hints to everybody. */
export interface Hint {
  do: 'hint';
  id: string;
}

/** Back to one's own last decision; against bots only. */
export interface TakeBack {
  do: 'takeback';
  id: string;
}

/** Go on to the next hand. */
export interface Ready {
  do: 'ready';
  id: string;
}

/** Take an open seat, or take one's own seat back from the bot that sits in. */
export interface Sit {
  do: 'sit';
  seat: number;
  id: string;
}

/** Leave the seat: open again before the match has begun, kept by a bot afterwards. */
export interface Stand {
  do: 'stand';
  id: string;
}

/** The host puts a bot on an open seat, or with level null takes it away; before the match has begun. */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  level: Level | null;
  id: string;
}

/** The host begins; open seats are filled with bots. */
export interface Begin {
  do: 'begin';
  id: string;
}

/** After the end: the same table again, totals from nought. */
export interface Rematch {
  do: 'rematch';
  id: string;
}

/** Say one of the house's phrases. Spectators may where the owner allowed it. */
export interface Say {
  do: 'say';
  phrase: string;
  id: string;
}

/** For programs that play: all that the seat knows, as the engine's record; no advice, so never refused as such. */
export interface Know {
  do: 'know';
  id: string;
}

/** Is the line alive? */
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

// ---- replies: to the page ------------------------------------------------------------------------------------------

/** What one seat may see; every game adds its own fields. Built from a veiled state only. */
export interface AnyView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  [field: string]: Json | undefined; // of the game
}

/** What one seat has put down in a trick. */
export interface TrickPlay {
  seat: number;
  pieces: string[]; // face up
  down: (string | null)[]; // face down; None: the viewer does not know it
}

/** A finished trick. */
export interface PastTrick {
  number: number; // in the hand, from 1
  leader: number;
  winner: number;
  plays: TrickPlay[]; // in order
}

/** Why a verb may not be used now, in a view whose game says so. */
export interface Barred {
  code: string;
  text: string;
  short: string; // for the button; empty where there is no short form
}

/** Who sits on a seat. */
export interface Person {
  kind: 'bot' | 'guest' | 'open';
  name: string;
  level: Level | null; // a bot's, or that of the bot sitting in
  away: boolean; // a bot sits in for this guest
  here: boolean; // has a connection
  ready: boolean; // for the next hand
  bank: number | null; // seconds left in the clock's bank
}

/** Seconds for every move, and a bank for the whole match that is drawn on after them. */
export interface Clock {
  move: number;
  bank: number;
}

/** The table apart from the hand. */
export interface TableFacts {
  id: string;
  code: string; // six characters to tell a friend
  game: string;
  options: Record<string, Json>; // as chosen
  values: Record<string, Json>; // all of them
  seats: Person[];
  you: number | null; // the viewer's seat
  host: boolean; // the viewer may begin and seat bots
  public: boolean;
  clock: Clock | null;
  stage: Stage;
  hands: number; // hands begun
  length: number | null; // hands of the match, where that is fixed
  standing: Record<string, Json>; // dealer, streak and the like, of this hand or the next
  totals: number[];
  places: number[] | null; // once the match is over
  money: string[] | null; // then too, where so much a point was agreed: exact fractions
  watchers: number;
  throws: [number, number][][]; // 執位: what each seat threw for its place
  hints: boolean; // `hint` is answered: always against bots only, else if the owner allowed it to everybody
  speaks: boolean; // the viewer may `say` something: players always, spectators if the owner allowed it
}

/** A line of the log, worded in the viewer's language. */
export interface LogLine {
  text: string;
  kind?: 'event' | 'heading' | 'move';
  seat?: number | null;
  won?: boolean; // marks who won a trick or the hand
  pieces?: string[]; // to draw beside the words, as far as seen
}

/** Something the viewer may do: a whole move (`move`), or a verb for which `count` pieces of his choice are wanted. */
export interface Offer {
  verb: string;
  text: string; // what its button says
  move?: Move | null; // to send as it is
  count?: number; // pieces to choose freely
  into?: Record<string, number>; // the fields of the move that they go into, and how many; 0: one, and not in a list
  pieces?: string[]; // the pieces that the move puts down, to be picked up on the page
  combo?: string; // what they are called
}

/** A line of the settlement, worded. */
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

/** What a hand came to. */
export interface Account {
  items: Payment[];
  payments: number[];
  headline: string; // the result in a sentence
}

/** The hand on the table as the viewer sees it. */
export interface HandFacts<View = AnyView> {
  number: number;
  step: number; // grows with every move that the viewer gets to know of
  view: View; // the game's own View struct, without its log
  log_from: number; // `log` replaces the client's lines from this one on: all of them in a first scene, else the new ones
  log: LogLine[];
  offers: Offer[];
  prompt: string; // what is waited for, in a sentence
  asked: boolean; // the viewer may act now
  left: number | null; // seconds the viewer, or who is openly to act, still has
  limit: number | null; // of how many
  takeback: boolean;
  account: Account | null; // when it is over
}

/** All that the viewer may see. Sent only when that has changed: that a scene comes must not tell what it hides. */
export interface Scene<View = AnyView> {
  is: 'scene';
  seq: number; // scenes on this connection before
  table: TableFacts;
  hand: HandFacts<View> | null;
}

/** The command is stored and done. */
export interface Done {
  is: 'done';
  id: string;
}

/** The command changed nothing, and why. `id` is empty where the message could not be read. */
export interface Refusal {
  is: 'refused';
  id: string;
  code: string;
  text: string;
  by: 'house' | 'rules'; // whose code it is: the house's, or the game's, with a section of its rules
  params: Record<string, Json>;
  rule: string;
}

/** The answer to `try`: the move may be made (text says what it is), or may not and why. */
export interface Tried {
  is: 'tried';
  id: string;
  good: boolean;
  text: string;
  code: string; // of the refusal, or of the sentence that says what it is
  rule: string;
  names: Record<string, string>; // what the parts of the move are called: the piles of a layout
}

/** The answer to `hint`. */
export interface Advised {
  is: 'advised';
  id: string;
  text: string;
  best: Offer[];
  gains: number[];
  errors: number[];
  step: number;
}

/** Somebody said a phrase. */
export interface Said {
  is: 'said';
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
}

/** The answer to `know`: the seat's veiled state, base64, in the encoding of that version of the game. */
export interface Known {
  is: 'known';
  id: string;
  game: string;
  version: number;
  options: Record<string, Json>;
  seat: number;
  hand: number;
  step: number;
  state: string;
}

/** The line is alive. */
export interface Pong {
  is: 'pong';
  id: string;
}

export type Reply =
  | Scene
  | Done
  | Refusal
  | Tried
  | Advised
  | Said
  | Known
  | Pong;

/** A command before it has an id. */
export type Unsent = { [K in Command['do']]: Omit<Extract<Command, { do: K }>, 'id'> }[Command['do']];

/** What answers a command. */
export type AnswerTo<C extends { do: Command['do'] }> =
  | Refusal
  | (C['do'] extends 'try' ? Tried : C['do'] extends 'hint' ? Advised : C['do'] extends 'know' ? Known : C['do'] extends 'ping' ? Pong : Done);

// ---- over HTTP -----------------------------------------------------------------------------------------------------

/** A table in a list. */
export interface Summary {
  id: string;
  code: string;
  game: string;
  preset: string;
  options: Record<string, Json>;
  host: string; // a name
  seats: ('bot' | 'guest' | 'open')[];
  names: string[]; // of guests; a bot's depends on who reads
  clock: Clock | null;
  stage: Stage;
  hands: number;
  updated: number;
}

/** What an error answer holds. */
export interface Trouble {
  code: string;
  text: string;
}

/** What the answer holds when the house itself is at fault; `id` finds it in the log. */
export interface Fault {
  code: string;
  text: string;
  id: string;
}

export interface Me {
  name: string;
  language: Language;
}

/** For programs that play: send it as `Authorization: Bearer …`. */
export interface Token {
  token: string;
  name: string;
}

export interface OptionFacts {
  id: string;
  kind: 'choice' | 'flag' | 'other' | 'subset' | 'whole'; // other: a form has nothing to offer but the presets
  default: Json;
  values?: Json[];
  low?: number | null;
  high?: number | null;
}

export interface GameFacts {
  id: string;
  seats: number; // under the default rules
  presets: Record<string, Record<string, Json>>;
  options: OptionFacts[];
  decides_once: boolean; // a player thinks long and once in a hand: longer clocks are offered
  sheet: Record<string, string>; // what a score sheet asks for: key -> kind
  example: Record<string, Json>;
}

export interface Wish {
  options: Record<string, Json>;
  lang?: Language;
}

export interface Note {
  level: 'error' | 'note';
  code: string;
  text: string;
  options: string[]; // which settings it speaks of
}

export interface Checked {
  seats: number | null;
  values: Record<string, Json> | null;
  idle: (number | null)[]; // by the dealer: the seat that sits out
  problems: Note[];
}

export interface SheetWish {
  options?: Record<string, Json>;
  sheet?: Record<string, Json>;
  names?: string[];
  lang?: Language;
}

/** What a sheet comes to, or why it comes to nothing: one of the two. */
export interface SheetChecked {
  account: Account | null;
  refused: Trouble | null;
}

/** A table: its rules, who sits where ("me" once), the clock, whether the lobby shows it, whether `hints` may be asked for although other people play, and whether spectators may speak. */
export interface TableWish {
  game: string;
  options?: Record<string, Json>;
  seats?: ('master' | 'me' | 'novice' | 'open' | 'regular')[]; // none named: me, and regulars
  clock?: Clock | null;
  public?: boolean;
  hints?: boolean;
  watchers_speak?: boolean;
  lang?: Language;
}

export interface Opened {
  id: string;
}

export interface RecordWish {
  record: Record<string, Json>;
  seat?: number | null;
  lang?: Language;
}

/** What a finished hand came to, and the totals after it. */
export interface HandResult {
  hand: number;
  payments: number[];
  totals: number[];
}

/** The table after a move; the first step is the deal. */
export interface Step {
  view: AnyView;
  lines: LogLine[]; // what was told with this step
  prompt: string;
  place: number | null; // moves made so far, the same from every seat; told where all seats are open
}

/** A hand from one seat. */
export interface Replay {
  game: string;
  options: Record<string, Json>;
  values: Record<string, Json>;
  names: string[];
  viewer: number | null;
  open: (number | null)[]; // seats one may look from; null is a spectator's place
  steps: Step[];
  account: Account | null;
  hand: number;
  hands: number; // finished hands of this table
}

/** A decision and what it cost. */
export interface Reviewed {
  step: number; // of the replay, before the move
  seat: number;
  lost: number;
  error: number;
  best: Offer;
  played: Offer;
}

export interface Review {
  moves: Reviewed[];
  lost: number[]; // by seat
}
