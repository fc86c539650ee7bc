/** The columns that a hand is held in, kept while cards leave it; the player may move cards between them. */

import type { Held, Selection } from '../../table/selection.svelte';

export class Columns {
  keys = $state.raw<number[][]>([]);
  #groups: ReadonlySet<number> | null = null;

  constructor(private readonly selection: Selection) {}

  get cards(): Held[][] {
    const byKey = new Map(this.selection.held.map((one) => [one.key, one]));
    return this.keys.map((column) => column.flatMap((key) => byKey.get(key) ?? [])).filter((column) => column.length);
  }

  /** After the hand changed or was sorted anew. */
  follow() {
    const { held, groups } = this.selection;
    if (groups !== this.#groups && (groups.size || !this.keys.length)) {
      this.keys = held.reduce<number[][]>((columns, { key }) => {
        if (groups.has(key) || !columns.length) columns.push([key]);
        else columns.at(-1)!.push(key);
        return columns;
      }, []);
    } else {
      const now = new Set(held.map((one) => one.key));
      const kept = this.keys.map((column) => column.filter((key) => now.delete(key))).filter((column) => column.length);
      this.keys = now.size ? [...kept, [...now]] : kept;
    }
    this.#groups = groups;
  }

  /** Put a card into a column at a place; a column one beyond the last is a new one, so is any with `between`. */
  move(key: number, column: number, place: number, between = false) {
    const columns = this.keys.map((one) => [...one]);
    const from = columns.findIndex((one) => one.includes(key));
    if (from < 0) return;
    const at = columns[from]!.indexOf(key);
    columns[from]!.splice(at, 1);
    if (between || column >= columns.length) columns.splice(Math.max(0, column), 0, [key]);
    else {
      const to = columns[Math.max(0, column)]!;
      to.splice(from === column && at < place ? place - 1 : place, 0, key);
    }
    this.keys = columns.filter((one) => one.length);
  }
}
