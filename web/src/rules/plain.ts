/** The rules page of a game that brings none: its pieces, its combinations, its options, in the game's own words. */

import { words, type Named } from '../net/words.svelte';
import { glossary, options, show, type Block, type Book } from './book';

function glossaryOf(section: string, entries: Record<string, Named> | undefined): Block[] {
  const told = Object.entries(entries ?? {}).filter(([, { help = '' }]) => help && !/\{\w+\}/.test(help));
  return told.length ? [glossary(section, told.map(([id]) => id).join(' '))] : [];
}

export function plainBook(game: string): Book {
  return {
    get sections() {
      const own = words(game);
      const pieces = Object.keys(own?.pieces ?? {}).filter((id) => id !== 'back');
      const sections = [
        { id: '2', blocks: [{ is: 'ladder', figures: pieces.map((id) => show(id, `pieces/${id}`)) } as Block] },
        { id: '3', blocks: glossaryOf('roles', own?.roles) },
        { id: '5', blocks: glossaryOf('combinations', own?.combinations) },
        { id: '6', blocks: glossaryOf('items', own?.items) },
        { id: '8', blocks: [options] },
      ];
      return sections.filter(({ blocks }) => blocks.length);
    },
  };
}
