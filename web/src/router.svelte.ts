/** A history router: which page the address names, and links that change it without loading anew. */

import { addressOf, placeOf } from './base';

export interface Route {
  page: string; // the file in pages/ without its ending
  params: Record<string, string>;
  path: string; // from the root of the house
  hash: string; // without '#'
  search: URLSearchParams;
}

const PATHS: [string, string][] = [
  ['/', 'Home'],
  ['/new/:game', 'New'],
  ['/t/:id', 'Table'],
  ['/g/:id', 'Replay'],
  ['/fair/:id/:hand', 'Fair'],
  ['/mine', 'Mine'],
  ['/replay', 'Upload'],
  ['/rules', 'RulesIndex'],
  ['/rules/:game', 'Rules'],
  ['/learn', 'Learn'],
  ['/learn/:game', 'Learn'],
  ['/learn/:game/:lesson', 'Learn'],
  ['/puzzles', 'Puzzles'],
  ['/puzzles/:game', 'Puzzles'],
  ['/puzzles/:game/:id', 'Puzzles'],
  ['/score', 'ScoreIndex'],
  ['/score/:game', 'Score'],
  ['/daily', 'Daily'],
  ['/daily/past', 'DailyPast'],
  ['/daily/:day/:game', 'Daily'],
  ['/ratings/:game', 'Ladder'],
  ['/tournament/new', 'TournamentNew'],
  ['/tournament/:id', 'Tournament'],
  ['/tournament/:id/wall', 'TournamentWall'],
  ['/pieces', 'Pieces'],
  ['/privacy', 'Privacy'],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const given = have[i] ?? '';
    if (part.startsWith(':') && given) params[part.slice(1)] = decoded(given);
    else if (part !== given) return null;
  }
  return params;
}

export function routeOf(url: URL): Route {
  const place = placeOf(url.pathname) ?? url.pathname;
  const path = place.length > 1 ? place.replace(/\/+$/, '') || '/' : place;
  const rest = { path, hash: decoded(url.hash.slice(1)), search: url.searchParams };
  for (const [pattern, page] of PATHS) {
    const params = matched(pattern, path);
    if (params) return { page, params, ...rest };
  }
  return { page: 'NotFound', params: {}, ...rest };
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** To a place of the house, as in go('/t/abc'). */
  go(to: string, { replace = false } = {}) {
    const moved = new URL(addressOf(to), location.href).pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
    this.#read();
    if (moved) scrollTo(0, 0);
  }

  #read() {
    this.route = routeOf(new URL(location.href));
  }

  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const place = placeOf(link.pathname);
    if (place === null || place.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    event.preventDefault();
    this.go(place + link.search + link.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
