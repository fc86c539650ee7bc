/** The trick in the middle: what lies there now, and after the last card a moment longer, until its winner takes it. */

import type { LogLine } from '../wire';
import { sound } from './sound';
import { tricksOf, type Told } from './tricks';

export const HOLD = 700; // ms before the winner takes the trick

/** The trick of a view, as every trick game has it. */
export interface Live {
  owner: number; // whose play is best
  width: number; // pieces each seat puts down
  shown: readonly (readonly string[])[]; // face up, by seat
  down?: readonly number[]; // all pieces put down, by seat; none: as many as the trick is wide
}

export interface Shown {
  key: string;
  seat: number;
  faces: string[];
  backs: number;
  text: string;
  best: boolean;
}

export class TrickShow {
  plays = $state.raw<Shown[]>([]);
  taker = $state<number | null>(null); // who takes what lies there

  #live: Live | null = null;
  #count = 0; // tricks seen
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call with every scene. `stay`: nothing follows, so the last trick stays on the table. */
  follow(live: Live | null, log: readonly LogLine[], you: number | null, stay = false) {
    const tricks = tricksOf(log);
    const last = tricks.at(-1);
    const before = this.#live;
    const seen = this.#count;
    this.#live = live;
    this.#count = tricks.length;
    if (live && last) {
      clearTimeout(this.#timer);
      this.taker = null;
      this.plays = last.plays.map((play) =>
        this.#lying(play.seat, play.text, [...(live.shown[play.seat] ?? [])], live, live.owner, tricks.length),
      );
    } else if (last && last.winner !== null && (before || (seen > 0 && tricks.length > seen) || stay)) {
      this.#finish(last, before, you, tricks.length, stay);
    } else if (!last) this.#clear();
  }

  #finish(trick: Told, before: Live | null, you: number | null, number: number, stay: boolean) {
    clearTimeout(this.#timer);
    const width = before?.width ?? trick.plays[0]?.pieces.length ?? 1;
    const closing = trick.plays.at(-1);
    this.plays = trick.plays.map((play) => {
      // One's own discards are known to the log, but lie face down. The last play wins, or is none.
      const seen =
        play === closing ? play.seat === trick.winner : !before || (before.shown[play.seat]?.length ?? 0) > 0;
      const faces = play.seat === you && !seen ? [] : play.pieces;
      return this.#lying(
        play.seat,
        play.text,
        faces,
        { width, ...(before?.down && play !== closing ? { down: before.down } : {}) },
        trick.winner,
        number,
      );
    });
    if (this.taker === null && !stay) sound('trick');
    this.taker = trick.winner;
    if (!stay) this.#timer = setTimeout(() => this.#clear(), HOLD);
  }

  #lying(
    seat: number,
    text: string,
    faces: string[],
    { width, down }: Pick<Live, 'width' | 'down'>,
    best: number | null,
    number: number,
  ): Shown {
    const all = Math.max(down?.[seat] ?? width, faces.length);
    return { key: `${number}-${seat}`, seat, faces, backs: all - faces.length, text, best: seat === best };
  }

  #clear() {
    clearTimeout(this.#timer);
    this.plays = [];
  }

  close() {
    clearTimeout(this.#timer);
  }
}
