/** One's own pieces in one's own order, and which of them are picked. */

export interface Held {
  key: number; // the same as long as the piece is held; equal pieces differ
  id: string;
}

export class Selection {
  held = $state.raw<Held[]>([]);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  groups = $state.raw<ReadonlySet<number>>(new Set()); // keys that begin a new group
  raised = $state(false); // nobody picked them yet: they lie there because little else may be done
  #last = 0;
  #byHand = false; // a person has put them in order

  /** Ids of the picked pieces, as they lie. */
  get ids(): string[] {
    return this.held.filter((one) => this.picked.has(one.key)).map((one) => one.id);
  }

  /** Follow the server's hand: what is gone leaves, what is new comes last; the rest stays where it lies. */
  follow(hand: readonly string[], group?: (ids: string[]) => string[][]) {
    const left = [...hand];
    const kept = this.held.filter(({ id }) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (kept.length === this.held.length && !left.length) return;
    const fresh = !kept.length;
    this.held = [...kept, ...left.map((id) => ({ key: ++this.#last, id }))];
    const keys = new Set(this.held.map((one) => one.key));
    if ([...this.picked].some((key) => !keys.has(key))) this.picked = new Set();
    if (fresh || (left.length && !this.#byHand)) this.sort(group);
  }

  /** Tap on a piece; the first tap on another takes the place of what lay picked by itself. */
  toggle(key: number) {
    const picked = new Set(this.raised && !this.picked.has(key) ? [] : this.picked);
    this.raised = false;
    if (!picked.delete(key)) picked.add(key);
    this.picked = picked;
  }

  /** Pick pieces by name; of equals the first ones. */
  pick(ids: readonly string[], raised = false) {
    this.raised = raised;
    const left = [...ids];
    const picked = new Set<number>();
    for (const { key, id } of this.held) {
      const at = left.indexOf(id);
      if (at < 0) continue;
      left.splice(at, 1);
      picked.add(key);
    }
    this.picked = picked;
  }

  clear() {
    this.raised = false;
    if (this.picked.size) this.picked = new Set();
  }

  /** Whether just these are picked. */
  is(ids: readonly string[]): boolean {
    return ids.length === this.picked.size && same(ids, this.ids);
  }

  sort(group: (ids: string[]) => string[][] = (ids) => [[...ids].sort()]) {
    const left = [...this.held];
    const starts = new Set<number>();
    this.held = group(left.map((one) => one.id)).flatMap((ids) =>
      ids.map((id, place) => {
        const [one] = left.splice(
          left.findIndex((other) => other.id === id),
          1,
        ) as [Held];
        if (place === 0) starts.add(one.key);
        return one;
      }),
    );
    this.groups = starts;
    this.#byHand = false;
  }

  /** Put a piece before another by hand; groups no longer hold. */
  move(key: number, to: number) {
    const from = this.held.findIndex((one) => one.key === key);
    if (from < 0 || from === to) return;
    const held = [...this.held];
    const [one] = held.splice(from, 1) as [Held];
    held.splice(to, 0, one);
    this.held = held;
    this.groups = new Set();
    this.#byHand = true;
  }
}

export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** What is left of `all` without `some`; null where it does not hold them all. */
export function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all];
  for (const id of some) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
