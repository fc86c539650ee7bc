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
  count?: number; // pieces to choose freely for `cards`, or for `extra` where `move` fixes the cards
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
export interface HandFacts<View = Record<string, Json>> {
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
export interface Scene<View = Record<string, Json>> {
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
  seats: string[]; // open, guest or bot
  names: string[]; // of guests; a bot's depends on who reads
  clock: Clock | null;
  stage: string;
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
  game: 'liuhu' | 'mohuahua' | 'shisanzhang' | 'tianjiu' | 'weimaque';
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
  view: Record<string, Json>;
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

// ---- what a seat sees of each game ---------------------------------------------------------------------------------

/** The trick on the table. */
export interface TianjiuTrick {
  leader: number;
  led: string; // class and rank, as in the terms
  top: string;
  owner: number; // whose combination is on top
  shown: string[][]; // face up, by seat
}

/** A seat's knowledge: its own tiles, what lies face up, counts. */
export interface TianjiuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  dealer: number;
  streak: number;
  hand: string[];
  thrown: string[]; // one's own discards
  tiles: number[]; // how many each seat holds
  stacks: number[];
  trick: TianjiuTrick | null;
  lipai: string[]; // what one may show now
  method: string | null;
  dice: number[];
  payments: number[]; // so far
  winner: number | null;
  claimed: string[]; // the tiles of a shown 例牌
}

/** The trick on the table. */
export interface LiuhuTrick {
  leader: number;
  kind: string;
  count: number; // cards everybody puts down
  standing: string[]; // the play to beat
  owner: number;
  top_led: boolean; // a lead that nothing beats
  laid: string[][]; // face up, by seat
}

/** A seat's knowledge: its own cards, what was laid face up, counts. */
export interface LiuhuView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  dealer: number;
  dream: number | null;
  privileged: number | null;
  hand: string[];
  thrown: string[]; // one's own face-down discards
  hu_old: number; // old cards in one's own hand
  cards: number[]; // how many each seat holds
  won: number[]; // hu from tricks
  exposed: string[];
  old: string[];
  trick: LiuhuTrick | null;
  end: string | null;
  winner: number | null;
  winner_shows: string[]; // the hand declared with, or the five tigers
  winner_dealt: string[]; // all that was dealt to the winner, where the dream counts those
  dream_shows: string | null;
}

/** The trick on the table. */
export interface MohuahuaTrick {
  leader: number;
  led: string; // a combination, as in the terms
  best: string;
  owner: number; // whose play is best
  width: number; // cards each house puts down, and 墩 the trick is worth
  shown: string[][]; // face up, by seat
  down: number[]; // cards put down so far, face up or down, by seat
}

/** A seat's knowledge: its own cards, what lies face up, counts. */
export interface MohuahuaView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  dealer: number;
  resting: number | null;
  hand: string[];
  hands: string[][]; // all cards still held, by seat, when the hand has ended
  thrown: string[][]; // cards put down face down, by seat, as far as seen
  cards: number[]; // how many each seat holds
  folded: number[];
  tricks: number[];
  xi: number[];
  niu: number[];
  liang: number[];
  trick: MohuahuaTrick | null;
}

/** A card that was turned from the stock or thrown from a hand. */
export interface WeimaqueShown {
  card: string | null; // None: drawn into a hidden 偎
  by: number;
  how: string; // drawn, discard, wei
  taker: number | null; // who took it, and by what claim
  claim: string | null;
}

/** A seat's knowledge: its own hand, locks and claims, and what lies on the table; the dreamer's: every hand. */
export interface WeimaqueView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  dealer: number;
  dreamer: number;
  stock: number; // cards left to draw
  hands: string[][]; // by seat, as far as seen
  cards: number[]; // how many each seat holds
  melds: string[][]; // by seat, in the record's spelling; `face_down:3` for a hidden packet
  laid_points: number[]; // hard points of the melds seen
  piles: string[][];
  shown: WeimaqueShown[]; // every card turned or thrown, in order
  exposed: WeimaqueShown | null; // the card being claimed, or drawn into a 偎
  locks: string[]; // one's own
  claims: string[]; // what one may claim now, as moves
  answer: string | null; // what one has answered
  pass_locks: boolean; // passing would lock one on the exposed card
  barred: Record<string, Refusal>; // verbs one may not use now, and why
  win: Record<string, Json> | null; // what winning now, or the win that ended the hand, is worth
  winner: number | null;
  source: string | null; // where the winning card came from
  rest: string[]; // after the hand: the cards never drawn
}

/** A pile that lies open to the viewer. */
export interface ShisanzhangPile {
  cards: string[];
  category: string;
  key: number[];
  pays: number; // units in all when it wins
}

/** What a seat has committed to, as far as the viewer may see it: a declaration, or three piles. */
export interface ShisanzhangCommitment {
  special: string | null;
  points: number; // of the special
  piles: ShisanzhangPile[]; // head, middle, tail
  foul: boolean;
}

/** A seat's knowledge: its own cards once betting has closed, the bets, who is ready; at the showdown everything. */
export interface ShisanzhangView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // as far as the viewer may know
  dealer: number;
  bets: number[]; // 0: none yet, or no betting
  committed: boolean[];
  waiting: number[]; // seats still to bet, then still to commit, in no order
  hands: string[][]; // the cards known to the viewer, by seat
  commitments: (ShisanzhangCommitment | null)[];
  specials: string[]; // what the viewer may declare now, in ascending rank
  must_declare: boolean;
}
