/** The guest who sits before the page. Asking for him gives a new guest his cookie, so that comes first of all. */

import { language, setLanguage as speak } from '../i18n/index.svelte';
import type { Language, Me } from '../wire';
import { api, isFull } from './api';

const AGAIN = 30_000; // ms, as the house says; not all newcomers at once

class Guest {
  name = $state('');
  /** The house has no room for a newcomer. It is asked again until it has. */
  full = $state(false);

  /** Never fails: without a server the page says so itself, where it needs one. */
  async meet(): Promise<void> {
    try {
      this.name = (await api<Me>('/api/me')).name;
      this.full = false;
    } catch (error) {
      this.name = '';
      this.full = isFull(error);
      if (this.full) setTimeout(() => void this.meet(), AGAIN * (0.3 + Math.random()));
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await api<Me>('/api/me', { method: 'PUT', body: { name, language: language() } })).name;
  }
}

export const me = new Guest();

/** Change the page's language and remember it with the guest too. */
export async function chooseLanguage(to: Language) {
  await speak(to);
  if (me.name) await me.rename(me.name).catch(() => undefined);
}
