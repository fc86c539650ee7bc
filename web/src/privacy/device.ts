/** What the page keeps on this device, to save, to delete and, while the tab is open, to put back. */

import { addressOf } from '../base';

const OURS = 'paiguan'; // every key and every cache begins so; other pages of the host have theirs beside it
const CLEARED = 'paiguan-cleared'; // a copy of what was deleted, as long as the tab is open

const own = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(OURS));

export function saved(): Record<string, string> {
  return Object.fromEntries(own(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
}

/** Deletes all of it. What the page has in memory would be kept again: load the page anew. */
export async function clear() {
  const copy = JSON.stringify(saved());
  for (const storage of [localStorage, sessionStorage]) for (const key of own(storage)) storage.removeItem(key);
  // Without its worker the page asks for all of itself again, and is kept again from the next visit on.
  const worker = await navigator.serviceWorker?.getRegistration(addressOf('/'));
  await worker?.unregister();
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  sessionStorage.setItem(CLEARED, copy);
}

export const cleared = () => sessionStorage.getItem(CLEARED) !== null;

export function putBack() {
  const copy = JSON.parse(sessionStorage.getItem(CLEARED) ?? '{}') as Record<string, string>;
  for (const [key, value] of Object.entries(copy)) localStorage.setItem(key, value);
  sessionStorage.removeItem(CLEARED);
}
