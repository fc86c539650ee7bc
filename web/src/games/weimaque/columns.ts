/** How a hand of 字牌 is held: columns of sets and runs, then of what may become one. Nothing here decides a rule. */

import { byKind } from './melds';

export const MOST_COLUMNS = 8; // that a phone has room for
const TALLEST = 4;

// How much a player likes to see these stand together.
const TRIPLET = 10;
const RUN = 9;
const PAIR = 4;
const NEIGHBOURS = 2;
const LONE = -1; // better two neighbours than two lone cards

interface Split {
  worth: number;
  columns: number[][];
}

/** The best split of one size; `counts[n - 1]` cards of number n. */
function split(counts: number[], seen = new Map<string, Split>()): Split {
  const low = counts.findIndex((count) => count > 0);
  if (low < 0) return { worth: 0, columns: [] };
  const key = counts.join('');
  const known = seen.get(key);
  if (known) return known;

  let best: Split = { worth: -Infinity, columns: [] };
  const consider = (column: number[], worth: number) => {
    const left = [...counts];
    for (const place of column) {
      if (!left[place]) return;
      left[place]--;
    }
    const rest = split(left, seen);
    if (rest.worth + worth > best.worth) best = { worth: rest.worth + worth, columns: [column, ...rest.columns] };
  };
  consider([low, low, low, low], TRIPLET + 1);
  consider([low, low, low], TRIPLET);
  consider([low, low + 1, low + 2], RUN);
  consider([low, low], PAIR);
  consider([low, low + 1], NEIGHBOURS);
  consider([low, low + 2], NEIGHBOURS - 1);
  consider([low], LONE);
  seen.set(key, best);
  return best;
}

function columnsOf(size: string, ids: readonly string[]): string[][] {
  const counts = Array<number>(10).fill(0);
  for (const id of ids) if (id.startsWith(size)) counts[Number(id.slice(1)) - 1]!++;
  return split(counts).columns.map((column) => column.map((place) => `${size}${place + 1}`));
}

/** Where there are more columns than room, the shortest neighbours share one. */
function squeezed(columns: string[][]): string[][] {
  const out = [...columns];
  while (out.length > MOST_COLUMNS) {
    let at = -1;
    let least = Infinity;
    for (let i = 0; i + 1 < out.length; i++) {
      const [one, other] = [out[i]!, out[i + 1]!];
      // Small and big mix only where nothing else is left.
      const strange = one[0]!.charAt(0) === other[0]!.charAt(0) ? 0 : 2;
      const whole = one.length > 2 || other.length > 2 ? 1 : 0; // a meld rather stands alone
      const tall = one.length + other.length;
      const cost = tall + strange + whole;
      if (tall <= TALLEST && cost < least) [least, at] = [cost, i];
    }
    if (at < 0) break;
    out.splice(at, 2, [...out[at]!, ...out[at + 1]!].sort(byKind));
  }
  return out;
}

export function columnsOfHand(ids: readonly string[]): string[][] {
  return squeezed([...columnsOf('s', ids), ...columnsOf('b', ids)]);
}
