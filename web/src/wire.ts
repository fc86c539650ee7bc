/** What travels between the page and the parlour. Written by `python scripts/wire_types.py`; do not edit. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A move: an action of the record format without its seat. */
export type Move = Record<string, Json>;
export type Language = 'zh-Hant' | 'zh-HK' | 'zh-Hans' | 'en';
export type Level = 'novice' | 'regular' | 'sharp' | 'master' | 'grandmaster';
export type Stage = 'gathering' | 'seating' | 'playing' | 'settled' | 'over' | 'closed';

// ---- commands: from the page ---------------------------------------------------------------------------------------

/** Make a move in the hand: an action of the record format without its seat. */
export interface Play {
  do: 'play';
  hand: number;
  step: number; // of the scene it answers; an older step is refused as stale
  move: Move;
  id: string;
}

/** Go on from what is on show, where the table waits for it. A secret question, if there is one, is declined. */
export interface GoOn {
  do: 'go_on';
  hand: number;
  view: number; // `go_on` of the scene; of an earlier one it is refused as stale
  id: string;
}

/** Ask whether a move is legal now. The answer is the sentence beside the button. Changes nothing. */
export interface Try {
  do: 'try';
  move: Move;
  id: string;
}

/** Ask what a master would do here, and why. Refused where others play, unless the owner allowed hints.  With `preliminary` the network's first choice is sent before the answer, where the game has a network for these rules. */
export interface Hint {
  do: 'hint';
  preliminary?: boolean;
  id: string;
}

/** Return to the player's own last decision; against bots only. */
export interface TakeBack {
  do: 'takeback';
  id: string;
}

/** Go on to the next hand. */
export interface Ready {
  do: 'ready';
  id: string;
}

/** Seal a random number for the cut of the next hand: SHA-256 as in docs/fair-shuffle.md. */
export interface Seal {
  do: 'seal';
  hand: number;
  seal: string;
  id: string;
}

/** Open the number that was sealed, when `seals.called` says so. */
export interface Unseal {
  do: 'unseal';
  hand: number;
  number: string; // 32 bytes in hexadecimal
  id: string;
}

/** Take an open seat, or take the guest's own seat back from the bot that plays there. */
export interface Sit {
  do: 'sit';
  seat: number;
  id: string;
}

/** Leave the seat: it is open again before the match has begun, and played by a bot afterwards. */
export interface Stand {
  do: 'stand';
  id: string;
}

/** Give up the seat for good. During a match a bot keeps it until a spectator takes it with `sit`. */
export interface Leave {
  do: 'leave';
  id: string;
}

/** Close the table for everyone, at any time. Owner only. */
export interface CloseTable {
  do: 'close';
  id: string;
}

/** Put a bot on an open seat, or remove it with level null. Owner only, before the match has begun. After a match, removing a bot opens the seat, and the table gathers again. */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  level: Level | null;
  id: string;
}

/** Begin the match; open seats are filled with bots. After a match begin another, agreed or not. Owner only. */
export interface Begin {
  do: 'begin';
  id: string;
}

/** Choose a chair in turn, while the table is `seating`; null keeps the present seat, or the next free chair. */
export interface TakeChair {
  do: 'chair';
  chair: number | null;
  id: string;
}

/** After the match: agree to another at the same table, with totals from zero. It begins once everybody seated agrees. */
export interface Rematch {
  do: 'rematch';
  id: string;
}

/** Say one of the predefined phrases. Spectators may if the owner allowed it. */
export interface Say {
  do: 'say';
  phrase: string;
  id: string;
}

/** Write a message to the table, where the owner allowed it; at most 200 characters are kept. */
export interface Write {
  do: 'write';
  text: string;
  id: string;
}

/** Ask for all that the seat knows, in the engine's encoding; for programs. Not a hint, so never refused as one. */
export interface Know {
  do: 'know';
  id: string;
}

/** Ask whether the connection is alive. */
export interface Ping {
  do: 'ping';
  id: string;
}

export type Command =
  | Play
  | GoOn
  | Try
  | Hint
  | TakeBack
  | Ready
  | Seal
  | Unseal
  | Sit
  | Stand
  | Leave
  | CloseTable
  | SeatBot
  | Begin
  | TakeChair
  | Rematch
  | Say
  | Write
  | Know
  | Ping;

// ---- replies: to the page ------------------------------------------------------------------------------------------

/** What one seat may see; every game adds its own fields. Built from a concealed state only. */
export interface AnyView {
  game: string;
  seat: number | null; // None: a spectator
  phase: string;
  turn: number | null; // None if nobody is to act, or if the viewer may not know
  [field: string]: Json | undefined; // of the game
}

/** What a settlement is drawn from; every game adds its own fields. Built from what a spectator sees, so nothing in it is hidden. */
export interface AnyResult {
  ended: number | null; // the seat that ended the hand, if a seat did
  [field: string]: Json | undefined; // of the game
}

/** The pieces that one seat has put down in a trick. */
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

/** Why a verb may not be used now, in games whose view says so. */
export interface Barred {
  code: string;
  text: string;
  short: string; // for the button; empty if there is no short form
}

/** The occupant of a seat. */
export interface Person {
  kind: 'bot' | 'guest' | 'open';
  name: string;
  level: Level | null; // of the bot, or of the bot playing for the guest
  note: string; // if the bot plays differently here than its level promises: how and why, in a few words
  away: boolean; // a bot plays for this guest
  here: boolean; // is connected
  ready: boolean; // for the next hand, or for another match
  vacant: boolean; // its guest has left for good: a spectator may take the seat from the bot
  bank: number | null; // seconds left in the clock's bank
}

/** Seconds for every move, and a bank for the whole match that is used after them. */
export interface Clock {
  move: number;
  bank: number;
}

/** The choice of chairs before the first hand. Seats are provisional until every player has chosen. */
export interface Choosing {
  order: number[]; // the seats, highest roll first
  chairs: (number | null)[]; // by seat, the chair chosen
  turn: number; // the seat that chooses now
}

/** Something the viewer may do: a whole move (`move`), or a verb that needs `count` pieces of their choice. */
export interface Offer {
  verb: string;
  text: string; // the label of its button
  move?: Move | null; // to be sent unchanged
  count?: number; // pieces to choose freely
  into?: Record<string, number>;
  pieces?: string[]; // the pieces that the move puts down, to be raised on the page
  combo?: string; // the name of their combination
  points?: number | null; // what the viewer's cards count after the move, where they are counted (偎麻雀: 硬檄)
}

/** Of a try: the hand that it begins in the middle of, and what that came to for the viewer; or a puzzle of the game. */
export interface Origin {
  table: string;
  hand: number;
  step: number; // of its replay, before the decision
  puzzle: string; // its id instead of a hand
  paid: number; // of a puzzle what its best move brings on average
  played: Offer; // the move that was made there; of a puzzle its best
  again: Offer | null; // the move made this time
}

/** A seat's sealed number. */
export interface SeatSeal {
  by: 'guest' | 'house' | null; // the house's: of a bot, or of a person who sent none in time; null: none yet
  seal: string; // with null the house's, which counts if none comes
  opened: boolean;
}

/** The seals of the hand on the table, or of the next one (docs/fair-shuffle.md). */
export interface Seals {
  hand: number;
  root: string; // binds the house to the order of its pieces
  pieces: number;
  called: boolean; // every number is sealed: those who sealed one open it
  seats: SeatSeal[];
}

/** The deal of a day that is played at a table. */
export interface DailyFacts {
  day: string;
  late: boolean; // for practice
}

/** The round of a tournament that is played at a table. */
export interface ContestFacts {
  tournament: string;
  round: number;
  rounds: number;
  board: number; // the number of the table in its round, from 0
  duplicate: boolean; // all tables of the round get the same deals, shuffled by the house alone
  paused: boolean; // the owner lets the evening stand still: after this hand no other is dealt
}

/** The table apart from the hand. */
export interface TableFacts {
  id: string;
  code: string; // six characters to tell a friend
  game: string;
  options: Record<string, Json>; // as chosen
  values: Record<string, Json>; // all options
  seats: Person[];
  you: number | null; // the viewer's seat
  host: boolean; // the viewer is the owner, and may begin and seat bots
  public: boolean;
  clock: Clock | null;
  stage: Stage;
  hands: number; // hands begun
  length: number | null; // number of hands of the match, if fixed
  standing: Record<string, Json>; // dealer, streak and the like, of this hand or the next
  totals: number[];
  places: number[] | null; // once the match is over
  took: number | null; // once the match is over: seconds from the first deal to the last move
  money: string[] | null; // once the match is over, if a price per point was agreed: exact fractions
  watchers: number;
  throws: [number, number][][]; // 執位: what each seat rolled for its place
  choosing: Choosing | null; // while the table is `seating`
  hints: boolean; // `hint` is allowed: always against bots only, otherwise if the owner allowed it to everyone
  speaks: boolean; // the viewer may `say` something: players always, spectators if the owner allowed it
  chat: boolean; // those who may speak may also `write`
  origin: Origin | null; // of a table that is another try at a hand
  seals: Seals | null; // where people have sealed the deal
  daily: DailyFacts | null;
  contest: ContestFacts | null;
}

/** A line of the log, in the viewer's language. */
export interface LogLine {
  text: string;
  kind?: 'event' | 'heading' | 'move';
  seat?: number | null;
  won?: boolean; // marks the winner of a trick or of the hand
  pieces?: string[]; // to be drawn beside the text, as far as visible
  brief?: string; // of a move: what it was, without the player and without pieces that lie there for all to see
  call?: string; // what its player calls out
  seal?: string; // what a seal says over a great moment, in traditional characters
  sound?: 'call' | 'chime' | 'shot'; // heard with a call: a drum, a chime, a clapper
  rank?: number; // of the call: the higher it is, the higher the drum
  lost?: boolean; // the call, to another made at the same time
}

/** A line of the settlement, in the viewer's language. */
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
  pieces?: string[]; // what it is paid for, to be drawn beside the name
}

/** The settlement of a hand. */
export interface Account {
  items: Payment[];
  payments: number[];
  headline: string; // the result in a sentence
  how: AnyResult | null; // the game's own Result struct, for games that have one
}

/** The hand on the table as the viewer sees it. */
export interface HandFacts<View = AnyView> {
  number: number;
  step: number; // grows with every move visible to the viewer
  view: View; // the game's own View struct, without its log
  log_from: number;
  log: LogLine[];
  offers: Offer[];
  raised: string[]; // of the viewer's pieces, what lies picked at first: the only answer, or the lowest discard
  prompt: string; // a sentence that says what the table waits for
  asked: boolean; // the viewer may act now
  go_on: number | null; // the table waits for the viewer to answer or `go_on`, asked or not
  left: number | null; // seconds left to the viewer, or to the player who is openly to act
  limit: number | null; // the total that `left` counts down from
  takeback: boolean;
  account: Account | null; // once the hand is over
}

/** All that the viewer may see. Sent only when that has changed: the timing of a scene would leak hidden moves. */
export interface Scene<View = AnyView> {
  is: 'scene';
  seq: number; // number of scenes sent on this connection before
  table: TableFacts;
  hand: HandFacts<View> | null;
}

/** The command is stored and done. */
export interface Done {
  is: 'done';
  id: string;
}

/** The command changed nothing; says why. `id` is empty if the message could not be read. */
export interface Refusal {
  is: 'refused';
  id: string;
  code: string;
  text: string;
  by: 'house' | 'rules';
  params: Record<string, Json>;
  rule: string;
}

/** The answer to `try`: the move is legal and `text` says what it is, or it is not and `text` says why. */
export interface Tried {
  is: 'tried';
  id: string;
  good: boolean;
  text: string;
  code: string; // of the refusal, or of the sentence that describes the move
  rule: string;
  names: Record<string, string>; // names of the parts of the move: the piles of an arrangement
}

/** The answer to `hint`: why the first move is good, and the best moves; none where only one is legal.  A `preliminary` one is not the answer yet, which follows with the same id: it has one move, whose value nobody knows. */
export interface Advised {
  is: 'advised';
  id: string;
  text: string;
  best: Offer[];
  notes: string[];
  gains: number[];
  errors: number[];
  step: number;
  preliminary: boolean;
}

/** A guest said a phrase, or wrote a message: then `phrase` is empty. */
export interface Said {
  is: 'said';
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
}

/** The answer to `know`: the seat's information state as base64, in the encoding of that version of the game. */
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

/** The connection is alive. */
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
  host: string; // the owner's name
  seats: ('bot' | 'guest' | 'open')[];
  names: string[]; // of guests; a bot's name depends on the reader's language
  clock: Clock | null;
  stage: Stage;
  hands: number; // of the match that is being played, the one on the table included
  updated: number;
  totals: number[]; // of a match that is over
  asked: boolean; // in a guest's own list: a slow table waits for them …
  prompt: string; // … or what else it waits for, in words
  own: boolean; // links tell nothing of it: a try, or a table of a tournament
}

/** What an error answer holds. */
export interface RefusalBody {
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

/** What a browser keeps for its guest and hands over to the other device: its own texts by its own keys. */
export interface Luggage {
  kept?: Record<string, string>;
  lang?: Language;
}

/** A one-time code for another device, and when it expires. */
export interface CarryOffer {
  code: string;
  expires: number;
}

export interface CarryWish {
  code: string;
  lang?: Language;
}

/** Whose code it is. */
export interface Carried {
  name: string;
  hands: number; // that they have played
  kept: Record<string, string>; // what their browser hands over
}

/** A key of mine on a device. */
export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number | null; // when this was last used to come back
}

/** What `navigator.credentials` needs, as JSON; bytes are in base64url. */
export interface PasskeyOptions {
  options: Record<string, Json>;
}

/** A key that the browser has made, as JSON. */
export interface PasskeyMade {
  credential: Record<string, Json>;
  name: string;
  lang?: Language;
}

/** A key that the browser shows, as JSON. */
export interface PasskeyShown {
  credential: Record<string, Json>;
  lang?: Language;
}

/** Whether this house sends notifications, and to whom of this guest. */
export interface PushState {
  key: string | null; // the house's public key, in base64url, for the browser; null: this house sends none
  here: boolean; // this browser is told
  others: number; // so are so many other browsers of this guest
}

/** Where to tell this browser: its subscription, as `PushSubscription.toJSON()` has it. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: Language;
}

/** A limit by its name, and its value in the unit that the name ends with; 0 days: no limit. */
export interface Lasts {
  limit: string;
  value: number;
}

export interface KeptThing {
  id: string;
  lasts: Lasts[];
}

/** What this server keeps of guests, and for how long. */
export interface HouseKeeps {
  things: KeptThing[];
}

/** What the server keeps of a guest besides the events of tables: the rows of its database, by table. */
export interface OwnData {
  name: string;
  language: Language;
  rows: Record<string, Record<string, Json>[]>;
}

/** What was deleted can be put back until then; null: it is gone. */
export interface Deleted {
  until: number | null;
}

/** A finished hand of mine. */
export interface PlayedHand {
  hand: number; // of the table, as replays count
  number: number; // of the match
  ended: number;
  units: number;
  total: number; // of the match after this hand
  place: number; // in the match after this hand
}

/** A match, as far as I played in it. */
export interface PlayedMatch {
  table: string;
  match: number; // of the table
  game: string;
  options: Record<string, Json>;
  names: string[]; // of the players of its last hand; none once the table is deleted
  seat: number;
  over: boolean;
  kept: boolean; // its hands can be replayed and reviewed
  hands: PlayedHand[];
}

export interface GameTotal {
  game: string;
  hands: number;
  matches: number;
  units: number;
  line: number[]; // units of the last hands, in order
}

export interface MyGames {
  games: GameTotal[];
  matches: PlayedMatch[]; // newest first
  more: boolean;
  bin_until: number | null; // until then what this device has deleted can be put back
}

/** One of the hands in which I won most: the result in a sentence, and what brought most. */
export interface BestHand {
  table: string;
  hand: number;
  game: string;
  units: number;
  ended: number;
  headline: string;
  item: string;
  pieces: string[];
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
  levels: Record<string, string>;
  problems: Note[];
}

export interface SheetWish {
  options?: Record<string, Json>;
  sheet?: Record<string, Json>;
  names?: string[];
  standing?: Record<string, Json> | null;
  lang?: Language;
}

/** Why an entry, or a whole sheet, does not do; `field` is the entry that is missing or cannot be read. */
export interface SheetLack {
  code: string;
  text: string;
  field: string | null;
}

/** A question that a sheet asks now, given the entries so far. */
export interface SheetQuestion {
  key: string;
  kind: 'count' | 'counts' | 'flag' | 'other' | 'piece' | 'pieces' | 'seat' | 'seats' | 'word' | 'words';
  values: Json[]; // the seats or words to choose from; for numbers by seat, the seats that are asked
  low: number;
  high: number | null;
  have: number | null; // so many pieces, stacks, cards …
  need: number | null; // … of so many
  value: Json; // the entry as it is read: as given, or as it follows from the others
  auto: number[]; // the seats whose number follows from the others
  optional: boolean;
  rare: boolean; // a form folds it away
  lack: SheetLack | null;
}

/** A sheet that is being filled in: what it asks for, and what it comes to or why not, once it lacks nothing. */
export interface SheetChecked {
  questions: SheetQuestion[] | null; // none: this game asks for every entry of its sheet
  account: Account | null;
  refused: SheetLack | null;
  standing: Record<string, Json> | null; // of this hand
  idle: number | null; // the seat that sits this hand out
  banker: boolean; // whether the dealer plays another part than the others
  next: Record<string, Json> | null; // where the match stands after this hand
}

/** A table: its rules, who sits where ("me" once), the clock, whether the lobby shows it, whether `hints` may be asked for although other people play, whether spectators may speak, and whether people may write freely (private tables only). */
export interface TableWish {
  game: string;
  options?: Record<string, Json>;
  seats?: ('grandmaster' | 'master' | 'me' | 'novice' | 'open' | 'regular' | 'sharp')[]; // none named: me, and regulars
  clock?: Clock | null;
  public?: boolean;
  hints?: boolean;
  watchers_speak?: boolean;
  chat?: boolean;
  seal?: string; // of a number for the cut of the first hand (docs/fair-shuffle.md)
  lesson?: string; // of the course: its rules and its deal against novices, whatever else is named
  puzzle?: string; // its position against regulars, whatever else is named
  lang?: Language;
}

export interface Opened {
  id: string;
}

/** Another try at a hand: from the decision at a `step` of its replay, against bots of a level. */
export interface TryWish {
  step: number;
  level?: Level;
  lang?: Language;
}

/** What might have followed another `move` at the decision at a `step` of a hand's replay. */
export interface LineWish {
  step: number;
  move: Record<string, Json>;
  lang?: Language;
}

/** A try at the deal of a day. */
export interface DailyWish {
  lang?: Language;
}

/** The games in which I want to be rated; in no others. */
export interface RatingWish {
  games: string[];
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
  lines: LogLine[]; // the log lines of this step
  prompt: string;
  place: number | null;
}

/** A hand as seen from one seat. */
export interface Replay {
  game: string;
  options: Record<string, Json>;
  values: Record<string, Json>;
  names: string[];
  viewer: number | null;
  open: (number | null)[]; // seats that may be viewed from; null is a spectator
  steps: Step[];
  account: Account | null;
  hand: number;
  hands: number; // finished hands of this table
  sealed: boolean; // it was dealt by a fair shuffle, and has a proof
}

/** A move, and what it was expected to bring by the end of the hand. */
export interface ReviewOption {
  offer: Offer;
  value: number; // units
  margin: number; // half of its 95 % interval
  worlds: number; // in which it was played
}

/** A decision. The first of the `options` is the best, `played` the place of the move that was made.  `lost` is the difference of the two in the same worlds, with a `margin` of its own; one inside its error is no `mistake`. */
export interface Reviewed {
  step: number; // of the replay, before the move
  seat: number;
  kind: string; // id of the kind of decision; empty in games without kinds
  name: string; // of the kind
  rule: string; // the section about it
  options: ReviewOption[];
  played: number;
  lost: number;
  margin: number;
  mistake: boolean;
  reason: string; // why the best is good, in a sentence
}

/** A line of a review: how far it is, and a decision that is new or better known. A later line replaces an earlier one of the same step. */
export interface ReviewNews {
  done: number; // decisions that will not change any more
  count: number;
  move: Reviewed | null;
  finished: boolean;
}

/** My try at a deal. */
export interface DailyTry {
  day: string;
  game: string;
  table: string;
  state: 'done' | 'open';
  late: boolean; // for practice: it has no place
  units: number | null; // once it is done
  place: number | null;
  of: number; // tries that count
  percent: number | null; // the best so many percent; none in a small field
}

export interface DailyGame {
  game: string;
  players: number; // who have finished it
  own: DailyTry | null;
}

/** The deals of today, the game of the day first. */
export interface DailyToday {
  day: string;
  ends: number; // seconds since 1970
  games: DailyGame[];
  streak: number; // days in a row
}

/** Of so many who stood in the same position, so many did the same. */
export interface Share {
  same: number;
  of: number;
}

/** A decision of mine beside the master's. They are about the same position as long as all before were alike. */
export interface DailyDecision {
  mine: Offer | null;
  master: Offer | null;
  step: number | null; // of the replay of my hand
  alike: boolean; // as the master, here and before
  share: Share | null;
}

export interface DailyEntry {
  place: number;
  name: string; // empty: a guest who is gone
  units: number;
  own: boolean;
  table: string; // its hand can be replayed
}

/** A bar of the histogram: results from `low` to `high`, both included. */
export interface Bar {
  low: number;
  high: number;
  count: number;
}

/** A deal. Who has not finished it gets neither results nor pieces. */
export interface DailyBoard {
  day: string;
  game: string;
  today: boolean;
  ends: number; // no try can be begun for the table after it
  closes: number; // nor finished
  seat: number; // of the player; seat 0 deals
  seats: number;
  commitment: string; // SHA-256 of `opening`
  players: number;
  own: DailyTry | null;
  mean: number | null;
  bars: Bar[];
  master: number | null; // once the master has played
  lines: DailyDecision[];
  board: DailyEntry[];
  opening: string; // the deal in full, once the day is closed
}

/** A month of days. */
export interface DailyPast {
  first: string; // the first day that can be played
  today: string;
  tries: DailyTry[];
  streak: number;
}

/** A rating with its uncertainty: the true strength is within twice `deviation` of `points`, nineteen times of twenty. */
export interface ToldRating {
  points: number;
  deviation: number;
  contests: number;
  provisional: boolean;
}

/** My rating after a contest. */
export interface RatingChange {
  at: number;
  kind: 'daily' | 'match' | 'merged'; // merged: two guests became one
  points: number;
  deviation: number;
  place: number; // among `players`; 0 if merged
  players: number;
}

export interface MyRating {
  game: string;
  on: boolean; // I want to be rated
  rating: ToldRating | null; // while it is on
  history: RatingChange[]; // the last contests, oldest first
}

export interface MyRatings {
  games: MyRating[];
  needed: number; // contests until a rating is no longer provisional
}

export interface LadderEntry {
  place: number | null; // none while the rating is provisional
  name: string;
  rating: ToldRating;
  own: boolean;
}

/** What a level of bots is worth, by the arena. */
export interface LadderBot {
  level: Level;
  points: number;
  deviation: number;
}

/** Those who want to be rated in a game: best first, then the provisional ones. */
export interface Ladder {
  game: string;
  players: number; // all of them
  entries: LadderEntry[]; // the first of them, and mine
  bots: LadderBot[];
  needed: number;
}

export interface SeatRating {
  points: number;
  deviation: number;
  provisional: boolean;
}

/** The ratings of those who sit at a table, by seat: of bots, and of people who want to be rated. */
export interface TableRatings {
  seats: (SeatRating | null)[];
}

/** A tournament: its rules, its rounds of so many hands at so many tables or more, how people are seated, whether all tables get the same deals, the level of the bots that fill them, and whether rounds begin by themselves. */
export interface TournamentWish {
  name: string;
  game: string;
  options?: Record<string, Json>;
  rounds?: number;
  hands?: number;
  tables?: number;
  pairing?: 'everybody' | 'swiss';
  duplicate?: boolean;
  level?: Level;
  clock?: Clock | null;
  begins?: number; // seconds since 1970; 0: when I say so
  pause?: number | null; // minutes between rounds; null: when I say so
  plays?: boolean; // I take part
  lang?: Language;
}

export interface TournamentCommand {
  lang?: Language;
}

/** Begin this round: asked twice, it begins once. */
export interface RoundWish {
  round: number;
  lang?: Language;
}

/** Let the evening stand still, or go on. */
export interface PauseWish {
  paused: boolean;
  lang?: Language;
}

export interface RemoveWish {
  person: number;
  lang?: Language;
}

/** Somebody who takes part, by their number; where they are not `here` any more they have left. */
export interface TournamentPerson {
  person: number;
  name: string;
  here: boolean;
}

export interface BoardSeat {
  person: number | null; // null: a bot
  name: string; // of a person
  after: number; // hands of a bot, before this person took its chair
}

/** A table of a round. */
export interface BoardFacts {
  table: string; // its id, where I may go there; else empty
  seats: BoardSeat[];
  mine: boolean; // I have a seat
  hands: number; // finished
  done: boolean;
  results: number[][];
  scores: number[][]; // likewise
}

export interface RoundFacts {
  done: boolean;
  boards: BoardFacts[];
}

/** A line of the standings. */
export interface StandingFacts {
  person: number;
  name: string;
  place: number;
  rounds: (number | null)[]; // null: not at a table
  total: number;
}

/** A tournament as a guest sees it. */
export interface TournamentFacts {
  id: string;
  code: string;
  name: string;
  game: string;
  options: Record<string, Json>;
  seats: number; // of a table
  rounds: number;
  hands: number;
  tables: number;
  pairing: 'everybody' | 'swiss';
  duplicate: boolean;
  level: Level;
  clock: Clock | null;
  pause: number | null;
  stage: 'between' | 'closed' | 'finished' | 'gathering' | 'playing';
  paused: boolean; // the owner lets it stand still
  due: number | null; // seconds until the next round begins by itself
  owner: boolean; // I am
  owner_name: string;
  you: number | null; // my number
  here: boolean; // I take part in the next round
  people: TournamentPerson[];
  standings: StandingFacts[];
  played: RoundFacts[]; // the rounds that have begun
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string;
  name: string;
  game: string;
  stage: 'between' | 'closed' | 'finished' | 'gathering' | 'playing';
  round: number; // begun so far
  rounds: number;
  people: number;
  table: string; // where I play now, or empty
}

/** The decisions of one kind in the last reviewed hands. */
export interface KindMistakes {
  id: string; // empty in games without kinds
  name: string;
  rule: string; // the section about it
  count: number;
  agreed: number; // no mistakes
  mean: number; // units lost a decision
  margin: number; // half of its 95 % interval
}

/** A hand that I have had reviewed. */
export interface ReviewedHand {
  table: string;
  hand: number;
  ended: number;
  kept: boolean; // it can be looked at again
  count: number; // decisions
  agreed: number;
  lost: number; // units
  margin: number;
}

/** Mistakes in a game: by kind over the `last` reviewed hands, and hand by hand, oldest first. */
export interface MyMistakes {
  game: string;
  reviewed: number; // hands in all
  last: number;
  mean: number; // units lost a hand, over the last
  margin: number;
  kinds: KindMistakes[];
  hands: ReviewedHand[];
}

/** The table after the move, and after each move that is imagined to follow it, as the seat sees it. */
export interface Continuation {
  steps: Step[];
}

/** A seat's part in the cut: the seal that was shown before the deal and the number in it. */
export interface CutPart {
  by: 'guest' | 'house'; // the house's: of a bot, or of a person who sent none in time
  seal: string;
  number: string;
  unopened?: string; // the seal of a person who did not open it in time
}

/** What the viewer's browser noted before it opened its number. It alone can tell a proof made up afterwards. */
export interface Witness {
  root: string;
  seals: string[]; // of the people, in any order
  number: string;
  hand?: string[]; // the viewer's pieces as they were dealt, where the page saw them
}

/** Everything that a viewer can check of a hand. It opens the pieces that the rules have shown them and no others. */
export interface Proof {
  scheme: 'paiguan fair 1';
  table: string;
  hand: number;
  game: string;
  options: Record<string, Json>;
  names: string[]; // by seat
  viewer: number | null; // the viewer's seat
  root: string;
  leaves: string[]; // the seals of the pieces, by place of the wall
  spares: string[]; // the seals of the house's spare numbers
  parts: CutPart[]; // by seat
  deal: Record<string, Json>; // in the record format; null for pieces that the viewer was never shown
  holders: (number | null)[]; // the seat that each place of the deal goes to
  salts: (string | null)[]; // by place of the deal; null where the piece is
  moves?: Record<string, Json>[]; // the first moves, where they decide who is dealt what
  seen?: Witness | null;
}
