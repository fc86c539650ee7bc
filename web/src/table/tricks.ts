/** Tricks as the log tells them: a heading, then what each seat put down. */

import type { LogLine } from '../wire';

export interface Laid {
  seat: number;
  pieces: string[]; // as far as the viewer knows them
  text: string;
}

export interface Told {
  heading: string;
  plays: Laid[];
  winner: number | null; // null: not over yet
}

export function tricksOf(log: readonly LogLine[]): Told[] {
  const tricks: Told[] = [];
  let open: Told | null = null;
  for (const line of log) {
    const { kind = 'move', seat = null, pieces = [], won = false, text } = line;
    if (kind === 'heading') {
      open = { heading: text, plays: [], winner: null };
      tricks.push(open);
    } else if (open && open.winner === null && seat !== null) {
      // Who fills up beside the four Heavens (抹花花 4, pad) has played before: the cards join those, face down.
      if (kind === 'move' && !open.plays.some((play) => play.seat === seat)) open.plays.push({ seat, pieces, text });
      if (won) open.winner = seat;
    }
  }
  // What is no trick (the deal, a round of bids) opens without pieces.
  return tricks.filter(({ plays }) => (plays[0]?.pieces.length ?? 0) > 0);
}

export function lastTrick(log: readonly LogLine[]): Told | null {
  return tricksOf(log).findLast((trick) => trick.winner !== null) ?? null;
}
