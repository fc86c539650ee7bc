// The service worker: what the page needs without a network. The build writes the three lists (vite.config.ts).
//
// The page of an address is asked for from the network first, so a new build is there with the next visit. Without a network, or
// after a few seconds, the page of this build comes from the cache, with all its files: their names hold hashes of their
// contents, so two builds never mix. The files of the build before stay for tabs that are still open.

const BUILD = '';
const FILES = []; // kept from the beginning
const LATER = []; // kept once they have been asked for: puzzles

const BASE = new URL('./', location.href).pathname;
const PAGE = 'paiguan-page-';
const LATE = 'paiguan-late';
const WORDS = 'paiguan-words'; // the same for everybody
const OWN = 'paiguan-own'; // of this guest: net/offline.ts deletes it with everything else of theirs
const PATIENCE = 3000; // ms
const MOST = 60; // answers about one's own games

const NOT_PAGES = /^(api|ws|share|games|assets)\//;
const PUBLIC = /^(api\/games|api\/words\/[^/]+|games\/.+)$/;
const MINE = /^api\/me(\/games)?$/;
const REPLAY = /^api\/tables\/[^/]+\/hands\/\d+$/;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const name = url.pathname.slice(BASE.length);
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(name)) event.respondWith(page(request));
  } else if (name.startsWith('assets/')) event.respondWith(file(event, name));
  else if (PUBLIC.test(name)) event.respondWith(answer(event, WORDS, () => true));
  else if (MINE.test(name)) event.respondWith(answer(event, OWN, () => true));
  else if (REPLAY.test(name) && !url.searchParams.has('seat')) event.respondWith(answer(event, OWN, isOwn));
  else if (FILES.includes(name)) event.respondWith(fetch(request).catch(() => kept(request)));
});

addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`${BASE}t/${event.notification.data}`));
});

async function install() {
  const cache = await caches.open(PAGE + BUILD);
  const shell = await fetch(BASE, { cache: 'no-cache' });
  const text = await shell.clone().text();
  // A server that has just been renewed may serve another build already: then this one is never finished.
  const needs = FILES.filter((name) => /^assets\/index-[^/]*\.js$/.test(name));
  if (!shell.ok || !needs.some((name) => text.includes(name))) throw new Error('another build is served');
  await cache.put(BASE, shell);
  await cache.addAll(FILES.map((name) => BASE + name));
  await skipWaiting();
}

async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== PAGE + BUILD);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  const late = await caches.open(LATE);
  for (const request of await late.keys())
    if (!LATER.includes(new URL(request.url).pathname.slice(BASE.length))) await late.delete(request);
  await clients.claim();
}

async function page(request) {
  const coming = fetch(request);
  coming.catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const found = await Promise.race([coming, late]).catch(() => undefined);
  if (found && found.status < 500) return found;
  const shell = await caches.match(BASE, { cacheName: PAGE + BUILD, ignoreVary: true });
  return shell ?? found ?? coming;
}

async function file(event, name) {
  const have = await caches.match(event.request, { ignoreVary: true });
  if (have) return have;
  const found = await fetch(event.request);
  if (found.ok && LATER.includes(name)) event.waitUntil(keep(LATE, event.request, found.clone()));
  return found;
}

/** An answer of the house, or what it was when there was a network: then a header says so. */
async function answer(event, cacheName, isKept) {
  try {
    const found = await fetch(event.request);
    if (found.ok) event.waitUntil(keepIf(isKept, cacheName, event.request, found.clone()));
    return found;
  } catch {
    const have = await caches.match(event.request, { cacheName, ignoreVary: true });
    if (!have) return Response.error();
    const headers = new Headers(have.headers);
    headers.set('x-paiguan-kept', '1');
    return new Response(have.body, { status: have.status, headers });
  }
}

/** A hand that this guest played, from their own seat: no more than they saw themselves. */
const isOwn = async (found) => (await found.json()).viewer !== null;

async function keepIf(isKept, cacheName, request, found) {
  if (await isKept(found.clone())) await keep(cacheName, request, found);
}

async function keep(cacheName, request, found) {
  const cache = await caches.open(cacheName);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, found);
  if (cacheName !== OWN) return;
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

const kept = async (request) => (await caches.match(request, { ignoreVary: true })) ?? Response.error();

/** A table waits for this guest, who asked to be told (parlour/push). Of a table only the newest notification stays. */
const tell = ({ title, text, table, lang }) =>
  registration.showNotification(title, { body: text, lang, tag: table, renotify: true, data: table });

/** The window that shows a table already, or a new one. */
async function show(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
