/** What this guest has played, as far as it has been fetched; and what can be done with all of it. */

import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import { me } from '../net/me.svelte';
import { forgetOwn } from '../net/offline.svelte';
import { sentence } from '../net/trouble';
import type { Packed } from './luggage';
import type {
  BestHand,
  Carried,
  CarryOffer,
  Deleted,
  GameTotal,
  Json,
  Me,
  MyGames,
  MyMistakes,
  PlayedMatch,
} from '../wire';

export class Mine {
  game = $state<string | null>(null); // null: all of them
  games = $state.raw<GameTotal[]>([]);
  matches = $state.raw<PlayedMatch[]>([]);
  best = $state.raw<BestHand[] | null>(null); // null: not asked for yet
  mistakes = $state.raw<MyMistakes | null>(null); // of the game that is drawn; null: not asked for yet
  more = $state(false);
  binned = $state<number | null>(null); // until when it can be put back
  status = $state<'loading' | 'there' | 'failed'>('loading');
  trouble = $state('');
  #asked = 0;

  /** The game whose total is drawn: the chosen one, or the one played most. */
  get drawn(): GameTotal | undefined {
    return this.games.find((one) => one.game === this.game) ?? this.games[0];
  }

  async choose(game: string | null) {
    this.game = game;
    [this.best, this.mistakes] = [null, null];
    await this.load();
  }

  async load(skip = 0) {
    const asked = ++this.#asked;
    if (!skip) this.status = 'loading';
    const only = this.game === null ? '' : `&game=${this.game}`;
    try {
      const found = await api<MyGames>(`/api/me/games?lang=${language()}&skip=${skip}${only}`);
      if (asked !== this.#asked) return;
      this.games = found.games;
      this.matches = skip ? [...this.matches, ...found.matches] : found.matches;
      [this.more, this.binned, this.status] = [found.more, found.bin_until, 'there'];
    } catch (error) {
      if (asked !== this.#asked) return;
      [this.status, this.trouble] = ['failed', sentence(error)];
    }
  }

  async loadBest() {
    const game = this.game;
    const found = await api<BestHand[]>(`/api/me/best?lang=${language()}${game === null ? '' : `&game=${game}`}`);
    if (game === this.game) this.best = found;
  }

  async loadMistakes() {
    const game = this.drawn?.game;
    if (game === undefined) return;
    const found = await api<MyMistakes>(`/api/me/mistakes?lang=${language()}&game=${game}`);
    if (game === this.drawn?.game) this.mistakes = found;
  }

  /** Whoever this device is now: another name, other games. */
  async #renew() {
    await forgetOwn();
    await me.meet();
    await this.choose(null);
  }

  async remove() {
    await api<Deleted>('/api/me', { method: 'DELETE' });
    await this.#renew();
  }

  async putBack() {
    await api<Me>(`/api/me/bin?lang=${language()}`, { method: 'POST' });
    await this.#renew();
  }

  async removeForGood() {
    await api<Deleted>(`/api/me/bin?lang=${language()}`, { method: 'DELETE' });
    this.binned = null;
  }

  async usePasskey(credential: Record<string, Json>) {
    await api<Me>('/api/me/passkeys/use', { method: 'POST', body: { credential, lang: language() } });
    await this.#renew();
  }

  async use(code: string) {
    await api<Me>('/api/me/carry/use', { method: 'POST', body: { code, lang: language() } });
    await this.#renew();
  }
}

export const offerCode = (kept: Packed) =>
  api<CarryOffer>('/api/me/carry', { method: 'POST', body: { kept, lang: language() } });
export const lookUp = (code: string) =>
  api<Carried>('/api/me/carry/look', { method: 'POST', body: { code, lang: language() } });
