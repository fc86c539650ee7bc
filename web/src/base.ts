/** Where the house stands on its host: '' at the root, '/paiguan' below a path. The server writes it into index.html. */
export const BASE = document.documentElement.dataset.base ?? '';

/** The address of a place of the house, from its root: addressOf('/rules') for links, requests and sockets. */
export const addressOf = (path: string) => (path.startsWith('/') ? BASE + path : path);

/** The place that an address names; null: not of this house. */
export function placeOf(pathname: string): string | null {
  if (!pathname.startsWith(BASE)) return null;
  const rest = pathname.slice(BASE.length);
  return rest === '' ? '/' : rest.startsWith('/') ? rest : null;
}
