/** How far somebody has come with the lessons, kept in the browser. */

export const LESSONS = 'paiguan.lessons'; // the key
const ENOUGH = 5; // hands played by somebody who needs no first lesson

interface Kept {
  done: Record<string, Record<string, 'done' | 'first'>>; // by game and lesson; first: without a mistake
  at: Record<string, { lesson: string; step: number; misses: number }>; // by game: a lesson that was left
  hands: number; // finished at tables
}

function stored(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LESSONS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // storage switched off, or not ours
  }
}

const EMPTY: Kept = { done: {}, at: {}, hands: 0 };

/** What two devices of one person have kept. */
export function bothLessons(here: Partial<Kept>, there: Partial<Kept>): Kept {
  const [mine, other] = [
    { ...EMPTY, ...here },
    { ...EMPTY, ...there },
  ];
  const games = new Set([...Object.keys(mine.done), ...Object.keys(other.done)]);
  const done = (game: string) => {
    const all = { ...other.done[game], ...mine.done[game] };
    for (const [lesson, how] of Object.entries(other.done[game] ?? {})) if (how === 'first') all[lesson] = how;
    return all;
  };
  return {
    done: Object.fromEntries([...games].map((game) => [game, done(game)])),
    at: { ...other.at, ...mine.at },
    hands: Math.min(ENOUGH, mine.hands + other.hands),
  };
}

class Progress {
  #kept = $state<Kept>({ ...EMPTY, ...stored() });

  /** Something else has written what is kept. */
  reread() {
    this.#kept = { ...EMPTY, ...stored() };
  }

  /** How a lesson was done; undefined: not yet. */
  of(game: string, lesson: string): 'done' | 'first' | undefined {
    return this.#kept.done[game]?.[lesson];
  }

  count(game: string): number {
    return Object.keys(this.#kept.done[game] ?? {}).length;
  }

  /** Where a lesson was left. */
  at(game: string, lesson: string): { step: number; misses: number } {
    const { [game]: left } = this.#kept.at;
    return left?.lesson === lesson ? left : { step: 0, misses: 0 };
  }

  leave(game: string, lesson: string, step: number, misses: number) {
    this.#kept.at[game] = { lesson, step, misses };
    this.#keep();
  }

  finish(game: string, lesson: string, misses: number) {
    const before = this.of(game, lesson);
    this.#kept.done[game] = { ...this.#kept.done[game], [lesson]: misses && before !== 'first' ? 'done' : 'first' };
    delete this.#kept.at[game];
    this.#keep();
  }

  played() {
    if (this.#kept.hands >= ENOUGH) return;
    this.#kept.hands++;
    this.#keep();
  }

  /** Whether home should ask 「第一次玩？」: until a course is done, or a few hands are played. */
  isNew(lessons: (game: string) => number): boolean {
    const whole = Object.keys(this.#kept.done).some((game) => this.count(game) >= lessons(game));
    return !whole && this.#kept.hands < ENOUGH;
  }

  #keep() {
    try {
      localStorage.setItem(LESSONS, JSON.stringify(this.#kept));
    } catch {
      // storage switched off: it lasts as long as the page
    }
  }
}

export const progress = new Progress();
