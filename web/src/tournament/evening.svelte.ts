/** A tournament as the page follows it: asked for every few seconds while somebody looks, and after every command. */

import { language } from '../i18n/index.svelte';
import { api, ApiError } from '../net/api';
import { complain, sentence } from '../net/trouble';
import type { Opened, TournamentFacts, TournamentSummary, TournamentWish } from '../wire';

const EVERY = 3000; // ms
const SELDOM = 30_000; // ms, once it is over

export const makeTournament = (wish: TournamentWish) =>
  api<Opened>('/api/tournaments', { method: 'POST', body: { ...wish, lang: language() } });
export const ownTournaments = () => api<TournamentSummary[]>('/api/tournaments/mine');
export const tournamentByCode = (code: string) =>
  api<Opened>(`/api/tournaments/by-code/${encodeURIComponent(code)}?lang=${language()}`);

export class Evening {
  facts = $state.raw<TournamentFacts | null>(null);
  arrived = $state(0); // performance.now() when they came
  trouble = $state(''); // why there are none
  missing = $state(false);
  busy = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly id: string) {}

  /** Follow the tournament; returns how to stop. */
  follow(): () => void {
    const look = () => document.visibilityState === 'visible' && void this.load();
    document.addEventListener('visibilitychange', look);
    void this.load();
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.#timer);
      this.#asked = -1;
    };
  }

  async load() {
    if (this.#asked < 0) return;
    clearTimeout(this.#timer);
    const question = ++this.#asked;
    try {
      const found = await api<TournamentFacts>(`/api/tournaments/${encodeURIComponent(this.id)}?lang=${language()}`);
      if (question === this.#asked) this.#take(found);
    } catch (error) {
      if (question !== this.#asked) return;
      this.missing = error instanceof ApiError && error.status === 404;
      this.trouble = sentence(error);
    }
    if (question !== this.#asked || this.missing) return;
    const over = this.facts?.stage === 'finished' || this.facts?.stage === 'closed';
    if (document.visibilityState === 'visible') this.#timer = setTimeout(() => void this.load(), over ? SELDOM : EVERY);
  }

  #take(found: TournamentFacts) {
    this.facts = found;
    this.arrived = performance.now();
    this.trouble = '';
  }

  /** Do something; whether it was done. A refusal is shown. */
  async do(
    what: 'join' | 'take' | 'leave' | 'remove' | 'rounds' | 'pause' | 'finish' | 'close',
    body: Record<string, number | boolean> = {},
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = what;
    try {
      const path = `/api/tournaments/${encodeURIComponent(this.id)}/${what}`;
      const found = await api<TournamentFacts>(path, { method: 'POST', body: { ...body, lang: language() } });
      this.#asked += this.#asked < 0 ? 0 : 1; // an answer that is on its way is older
      this.#take(found);
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      this.busy = '';
      void this.load();
    }
  }
}
