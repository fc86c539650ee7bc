/** The guest's own ratings (等級分): off unless they turn them on, game by game. */

import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { Ladder, MyRating, MyRatings, SeatRating, TableFacts, TableRatings } from '../wire';

class Ratings {
  own = $state.raw<MyRatings | null>(null); // null: not known yet

  /** A game's entry, if it is on. */
  of = (game: string): MyRating | null => this.own?.games.find((one) => one.on && one.game === game) ?? null;

  readonly on = $derived.by(() => this.own?.games.filter((one) => one.on).map((one) => one.game) ?? []);

  async load() {
    this.own = await api<MyRatings>('/api/me/ratings');
  }

  /** Be rated in these games and in no others. */
  async choose(games: string[]) {
    this.own = await api<MyRatings>('/api/me/ratings', { method: 'PUT', body: { games } });
  }
}

export const ratings = new Ratings();

export const ladderOf = (game: string) => api<Ladder>(`/api/ratings/${game}?lang=${language()}`);

/** The ratings of those who sit at a table. Asked for only by a guest who is rated in its game. */
export class SeatRatings {
  seats = $state.raw<(SeatRating | null)[]>([]);
  #known = '';

  async follow({ id, game, seats, stage, origin, daily }: TableFacts) {
    if (origin || daily) return;
    const key = JSON.stringify([seats.map(({ kind, name, level }) => [kind, name, level]), stage === 'over']);
    if (key === this.#known) return;
    this.#known = key;
    try {
      if (!ratings.own) await ratings.load();
      const found = ratings.of(game)
        ? (await api<TableRatings>(`/api/tables/${encodeURIComponent(id)}/ratings?lang=${language()}`)).seats
        : [];
      if (key === this.#known) this.seats = found;
    } catch {
      this.#known = ''; // the table is whole without it
    }
  }
}
