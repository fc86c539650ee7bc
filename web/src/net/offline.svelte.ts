/** Whether there is a network, and what is kept for the times when there is none (public/sw.js). */

import { addressOf } from '../base';

const AGAIN = 5000; // ms between two looks whether the house answers again
const OWN = 'paiguan-own'; // the worker's cache of what belongs to this guest
const KEPT = 'x-paiguan-kept'; // header of an answer that the worker had kept

class Net {
  online = $state(navigator.onLine);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('offline', () => this.lost());
    addEventListener('online', () => void this.#look());
    if (!this.online) this.lost();
  }

  /** What a request says about the network: it was answered by the house, or from what is kept. */
  heard(response: Response) {
    if (response.headers.has(KEPT)) this.lost();
    else this.#found();
  }

  lost() {
    this.online = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }

  #found() {
    clearTimeout(this.#timer);
    this.online = true;
  }

  async #look() {
    try {
      await fetch(addressOf('/manifest.webmanifest'), { method: 'HEAD', cache: 'no-store' });
      this.#found();
    } catch {
      this.lost();
    }
  }
}

export const net = new Net();

/** Keep the page for the next visit without a network, once everything that this visit needs is there. */
export function keepPage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // no worker without TLS
  navigator.serviceWorker.register(addressOf('/sw.js'), { scope: addressOf('/') }).catch(() => undefined);
}

/** Forget what is kept of this guest: the device is another guest now. */
export async function forgetOwn() {
  if ('caches' in globalThis) await caches.delete(OWN).catch(() => false);
}
