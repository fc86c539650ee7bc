/** The pages by name. Each is a chunk of its own, loaded when its address is first visited. */

import type { Component } from 'svelte';

import NotFound from './pages/NotFound.svelte';

export type Page = Component<{ params: Record<string, string> }>;

const pages = import.meta.glob<{ default: Page }>(['./pages/*.svelte', '!./pages/NotFound.svelte']);
const loaded = new Map<string, Promise<Page>>();

export function load(name: string): Promise<Page> {
  const known = loaded.get(name);
  if (known) return known;
  const page =
    pages[`./pages/${name}.svelte`]?.().then((module) => module.default) ?? Promise.resolve(NotFound as Page);
  loaded.set(name, page);
  page.catch(() => loaded.delete(name)); // a new visit tries again
  return page;
}
