/** The three rows on the screen while a player thinks. They stay in the browser: the server is only asked what a layout would be. */

import type { TableLine } from '../../net/table.svelte';
import type { Move, Offer } from '../../wire';
import { byRank, inOrder, PLACES, type PilePlace, type Rows } from './piles';

const PATIENCE = 140; // ms without a change before the server is asked
const UNDOS = 40;

export interface Judged {
  good: boolean; // may be laid
  foul: boolean; // but loses all three
  code: string;
  text: string;
  names: Partial<Record<PilePlace, string>>;
}

export interface Proposal {
  offer: Offer;
  worth: string; // what it is expected to bring
  note: string; // what the piles are, or what the special brings
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- any table's line will do */
type Line = TableLine<any>;

const EMPTY: Rows = { head: [], mid: [], tail: [] };

export class Layout {
  rows = $state.raw<Rows>(EMPTY);
  picked = $state<string | null>(null);
  judged = $state.raw<Judged | null>(null);
  proposals = $state.raw<Proposal[]>([]);
  advice = $state('');
  thinking = $state(false);
  cycle = $state(0); // which of the proposals was shown last
  declaring = $state(false); // the proposal shown is to declare; until the rows change
  #before = $state.raw<Rows[]>([]);
  #sizes: readonly number[] = []; // of the rows
  #kept = ''; // where a reloaded page finds the rows again
  #timer: ReturnType<typeof setTimeout> | undefined;

  get full(): boolean {
    return PLACES.every((place, i) => this.rows[place].length === this.#sizes[i]);
  }

  get move(): Move {
    return { do: 'arrange', ...this.rows };
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** New cards: from high to low, the tail first. The same cards: as they lay. */
  follow(hand: readonly string[], sizes: readonly number[], kept: string) {
    const now = PLACES.flatMap((place) => this.rows[place]);
    if (kept === this.#kept && sameCards(now, hand)) return;
    this.#kept = kept;
    this.#sizes = sizes;
    this.#forget();
    const cards = [...hand].sort(byRank);
    const stored = recalled(kept);
    const found =
      stored &&
      sameCards(
        PLACES.flatMap((place) => stored[place]),
        hand,
      )
        ? stored
        : null;
    const [head = 0, mid = 0] = sizes;
    this.rows = found ?? {
      tail: cards.slice(0, -head - mid),
      mid: cards.slice(-head - mid, -head),
      head: cards.slice(-head),
    };
  }

  #forget() {
    clearTimeout(this.#timer);
    this.picked = null;
    this.judged = null;
    this.proposals = [];
    this.cycle = 0;
    this.advice = '';
    this.declaring = false;
    this.#before = [];
  }

  set(rows: Rows) {
    this.#before = [...this.#before, this.rows].slice(-UNDOS);
    this.#put(rows);
  }

  #put(rows: Rows) {
    this.rows = rows;
    this.picked = null;
    this.declaring = false;
    remember(this.#kept, rows);
  }

  undo() {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#put(last);
  }

  find(card: string): [PilePlace, number] | null {
    for (const place of PLACES) {
      const at = this.rows[place].indexOf(card);
      if (at >= 0) return [place, at];
    }
    return null;
  }

  /** First the one, then the other: they change places. */
  tap(card: string) {
    if (this.picked === null) this.picked = card;
    else if (this.picked === card) this.picked = null;
    else this.swap(this.picked, card);
  }

  swap(one: string, other: string) {
    const rows = copy(this.rows);
    const [from, to] = [this.find(one), this.find(other)];
    if (!from || !to || one === other) return;
    rows[from[0]][from[1]] = other;
    rows[to[0]][to[1]] = one;
    this.set(rows);
  }

  /** Dropped on a card: in the same row it moves there, across rows they change places. */
  drop(card: string, on: string) {
    const [from, to] = [this.find(card), this.find(on)];
    if (!from || !to || card === on) return;
    if (from[0] !== to[0]) return this.swap(card, on);
    const row = [...this.rows[from[0]]];
    row.splice(from[1], 1);
    row.splice(to[1], 0, card);
    this.set({ ...this.rows, [from[0]]: row });
  }

  swapRows() {
    this.set({ ...this.rows, mid: this.rows.tail, tail: this.rows.mid });
  }

  sort() {
    this.set({ head: inOrder(this.rows.head), mid: inOrder(this.rows.mid), tail: inOrder(this.rows.tail) });
  }

  lay(move: Move) {
    const row = (place: PilePlace) => inOrder((move[place] ?? []) as string[]);
    this.set({ head: row('head'), mid: row('mid'), tail: row('tail') });
  }

  /** Ask what the rows would be, once the hand rests. */
  judge(line: Line) {
    clearTimeout(this.#timer);
    const { rows, move } = this;
    this.#timer = setTimeout(
      () => {
        void line.send({ do: 'try', move }).then((answer) => {
          if (rows !== this.rows) return;
          const tried = answer.is === 'tried' ? answer : { ...answer, good: false, names: {} };
          const { good, code, text, names = {} } = tried;
          this.judged = { good, code, text, names, foul: good && code.startsWith('foul') };
        });
      },
      this.judged ? PATIENCE : 0,
    );
  }

  /** What a master would do. The best is laid out at once unless it is to declare a special; the others stand by. */
  async propose(line: Line): Promise<string> {
    if (this.thinking) return '';
    this.thinking = true;
    const kept = this.#kept;
    try {
      const advised = await line.send({ do: 'hint' });
      if (advised.is !== 'advised') return advised.text;
      const proposals = await Promise.all(
        advised.best.map((offer, i) => described(line, offer, advised.notes[i] ?? '')),
      );
      if (kept !== this.#kept) return '';
      this.proposals = proposals;
      this.cycle = 0;
      this.advice = advised.text;
      this.#show();
      return '';
    } finally {
      this.thinking = false;
    }
  }

  /** Show the next of the proposals, after the last the first again; whether there are any. */
  next(): boolean {
    if (this.proposals.length < 2) return false;
    this.cycle = (this.cycle + 1) % this.proposals.length;
    this.#show();
    return true;
  }

  /** Lay out the proposal of this turn; a special is declared by its own button, so nothing is laid for it. */
  #show() {
    const offer = this.proposals[this.cycle]?.offer;
    if (offer?.verb === 'arrange' && offer.move) this.lay(offer.move);
    this.declaring = offer?.verb === 'declare';
  }

  /** What a master says of the rows: why the best layout is the best, or how another one compares with it. */
  get said(): string {
    const place = this.proposals.findIndex((proposal) => this.matches(proposal));
    return place === 0 ? this.advice : (this.proposals[place]?.worth ?? '');
  }

  /** Whether the rows are just those of a proposal. */
  matches({ offer }: Proposal): boolean {
    return (
      offer.verb === 'arrange' &&
      PLACES.every((place) => sameCards(this.rows[place], (offer.move?.[place] ?? []) as string[]))
    );
  }
}

async function described(line: Line, offer: Offer, worth: string): Promise<Proposal> {
  if (!offer.move) return { offer, worth, note: '' };
  const tried = await line.send({ do: 'try', move: offer.move });
  const names = tried.is === 'tried' ? tried.names : undefined;
  const note = PLACES.map((place) => names?.[place])
    .filter(Boolean)
    .join(' · ');
  return { offer, worth, note: note || tried.text };
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

function copy(rows: Rows): Rows {
  return { head: [...rows.head], mid: [...rows.mid], tail: [...rows.tail] };
}

function recalled(kept: string): Rows | null {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? 'null') as Rows | null;
  } catch {
    return null;
  }
}

function remember(kept: string, rows: Rows) {
  try {
    sessionStorage.setItem(kept, JSON.stringify(rows));
  } catch {
    // then a reloaded page begins anew
  }
}

/** One table at a time is on the screen; its rows and its buttons share this. */
export const layout = new Layout();
