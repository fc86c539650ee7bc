/** Notifications of this browser: whether they are on, and to turn them on and off. public/sw.js shows them. */

import { addressOf } from '../base';
import { bytes } from '../base64';
import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { PushState } from '../wire';

/** The browser was not allowed to notify, or reached no push service. */
export class NotTold extends Error {
  constructor(readonly why: 'refused' | 'failed') {
    super(why);
  }
}

/** Where the browser can: over TLS or on this machine, with the worker of this page. */
export const canBeTold = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const worker = () => navigator.serviceWorker.getRegistration(addressOf('/'));

class Push {
  #state = $state.raw<PushState | null>(null);

  /** This house sends notifications, and this browser can show them. */
  readonly offered = $derived((this.#state?.key ?? null) !== null);
  readonly here = $derived(this.#state?.here ?? false);
  readonly others = $derived(this.#state?.others ?? 0);

  async load() {
    if (!canBeTold()) return;
    const found = await api<PushState>('/api/me/push');
    // The person may have taken the permission back in the browser's own settings.
    const stale = found.here && (Notification.permission !== 'granted' || !(await subscription()));
    this.#state = stale ? await api<PushState>('/api/me/push', { method: 'DELETE' }) : found;
  }

  /** Asks the browser's leave and subscribes. Raises NotTold, or ApiError. */
  async start() {
    const key = this.#state?.key;
    if (!key) return;
    if ((await Notification.requestPermission()) !== 'granted') throw new NotTold('refused');
    const made = await subscribed(key).catch(() => null);
    const { p256dh, auth } = made?.keys ?? {};
    if (!made?.endpoint || !p256dh || !auth) throw new NotTold('failed');
    const wish = { endpoint: made.endpoint, p256dh, auth, lang: language() };
    this.#state = await api<PushState>('/api/me/push', { method: 'PUT', body: wish });
  }

  async stop(everywhere = false) {
    this.#state = await api<PushState>(`/api/me/push?everywhere=${everywhere}`, { method: 'DELETE' });
    await (await subscription())?.unsubscribe();
  }
}

const subscription = async () => (await worker())?.pushManager.getSubscription();

/** A new subscription: one for another key, of a house that was set up anew, would be refused. */
async function subscribed(key: string): Promise<PushSubscriptionJSON | null> {
  await (await subscription())?.unsubscribe();
  const made = await (
    await worker()
  )?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return made?.toJSON() ?? null;
}

export const push = new Push();
