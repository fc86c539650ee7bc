/** What the log says of a trick: its heading, and a line for what each seat put down. */

import type { LogLine } from '../wire';

export interface Told {
  heading: string;
  lines: ReadonlyMap<number, LogLine>; // by seat: of several lines (who fills up has played before) the first
}

/** The latest heading of the log and what came under it, or the one so many headings `back`. */
export function told(log: readonly LogLine[], back = 0): Told {
  const headings = log.flatMap(({ kind }, i) => (kind === 'heading' ? [i] : []));
  const at = headings.at(-1 - back) ?? -1;
  const end = back ? headings.at(-back) : undefined;
  const lines = new Map<number, LogLine>();
  for (const line of log.slice(at + 1, end)) {
    const { kind = 'move', seat = null } = line;
    if (kind === 'move' && seat !== null && !lines.has(seat)) lines.set(seat, line);
  }
  return { heading: log[at]?.text ?? '', lines };
}
