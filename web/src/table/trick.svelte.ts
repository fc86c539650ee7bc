/** The trick in the middle: what lies there now, and after the last card a moment longer, until its winner takes it. */

import type { LogLine, PastTrick, TrickPlay } from '../wire';
import { after } from './pace';
import { sound } from './sound';
import { told } from './tricks';

const HOLD = 700; // ms before the winner takes the trick

/** The tricks of a view, as every trick game has them. */
export interface Tricks {
  trick: { owner: number; plays: readonly TrickPlay[] } | null; // under way: whose play is best, and all of them
  trick_number: number; // of tricks begun
  last_trick: PastTrick | null;
}

export interface Shown {
  key: string;
  seat: number;
  faces: string[];
  backs: number;
  text: string; // what it was
  best: boolean;
}

/** What a trick was won with. */
export function winning(trick: PastTrick | null): string[] {
  return trick?.plays.find((play) => play.seat === trick.winner)?.pieces ?? [];
}

export class TrickShow {
  plays = $state.raw<Shown[]>([]);
  taker = $state<number | null>(null); // who takes what lies there

  #open = false; // a trick was under way
  #seen = 0; // tricks seen
  #stop = () => {}; // the hold

  /** Call with every scene. `stay`: nothing follows, so the last trick stays on the table. */
  follow({ trick, trick_number: number, last_trick: last }: Tricks, log: readonly LogLine[], stay = false) {
    const open = this.#open;
    const seen = this.#seen;
    this.#open = trick !== null;
    this.#seen = number;
    if (trick) {
      this.#stop();
      this.taker = null;
      this.#lay(trick.plays, trick.owner, number, log);
    } else if (last && (open || (seen > 0 && number > seen) || stay)) {
      this.#stop();
      this.#lay(last.plays, last.winner, number, log);
      if (this.taker === null && !stay) sound('trick');
      this.taker = last.winner;
      if (!stay) this.#stop = after(HOLD, () => this.#clear());
    } else if (!number) this.#clear();
  }

  /** The trick is the latest in the log, whether it is under way or over. */
  #lay(plays: readonly TrickPlay[], best: number, number: number, log: readonly LogLine[]) {
    const { lines } = told(log);
    const said = (line?: LogLine) => line?.brief || (line?.text ?? '');
    this.plays = plays.map(({ seat, pieces, down }) => ({
      key: `${number}-${seat}`,
      seat,
      faces: [...pieces],
      backs: down.length,
      text: said(lines.get(seat)),
      best: seat === best,
    }));
  }

  #clear() {
    this.#stop();
    this.plays = [];
  }

  close() {
    this.#stop();
  }
}
