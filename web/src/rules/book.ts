/** A game's rules as data: sections of blocks. The words are Fluent messages (`rules-GAME-KEY`) or the game's own. */

/** A path into the game's words: "combinations/CC". Its entry has a name, and often a help. */
export type Word = `${string}/${string}`;

export interface Figure {
  pieces: string[];
  word?: Word; // its name
  key?: string; // or a message
  note?: string; // a message below the name
  mark?: 'good' | 'bad'; // ✓ or ✕ in an example
}

/** A kind of play on a card: its name, what it is, and examples from high to low. */
export interface Kind {
  word: Word;
  text?: string; // a message instead of the word's own help
  figures: Figure[];
  order?: 'all' | 'some'; // ">" between the figures; some: others lie between the last two
}

export type Cell = string | { word: Word; help?: boolean } | { key: string } | { pieces: string[] };

export type Block =
  | { is: 'text'; key: string }
  | { is: 'head'; at: string; key?: string; word?: Word } // a heading with the section's number
  | { is: 'ladder'; figures: Figure[] }
  | { is: 'kinds'; kinds: Kind[] }
  | { is: 'example'; key: string; figures: Figure[] }
  | { is: 'table'; head: string[]; rows: Cell[][] }
  | { is: 'words'; words: Word[] } // names with their helps
  | { is: 'worked'; key: string; dealer: number; pay: number[]; vector?: string } // a settled hand; seats are 甲 乙 丙 丁
  | { is: 'options' };

export interface Section {
  id: string; // as on the game's rule page
  also?: string[]; // further numbers that lead here
  blocks: Block[];
}

export interface Book {
  sections: Section[];
}

const list = (pieces: string) => (pieces ? pieces.split(' ') : []);

export const say = (key: string): Block => ({ is: 'text', key });
export const head = (at: string, name: string): Block =>
  name.includes('/') ? { is: 'head', at, word: name as Word } : { is: 'head', at, key: name };
export const show = (pieces: string, word?: Word, more: Omit<Figure, 'pieces' | 'word'> = {}): Figure => ({
  pieces: list(pieces),
  ...(word && { word }),
  ...more,
});
export const ladder = (...figures: Figure[]): Block => ({ is: 'ladder', figures });
export const kinds = (...all: Kind[]): Block => ({ is: 'kinds', kinds: all });
export const example = (key: string, ...figures: Figure[]): Block => ({ is: 'example', key, figures });
export const table = (columns: string[], ...rows: Cell[][]): Block => ({ is: 'table', head: columns, rows });
export const glossary = (section: string, ids: string): Block => ({
  is: 'words',
  words: list(ids).map((id) => `${section}/${id}` as Word),
});
export const worked = (key: string, pay: number[], vector?: string, dealer = 0): Block => ({
  is: 'worked',
  key,
  pay,
  dealer,
  ...(vector && { vector }),
});
export const options: Block = { is: 'options' };

/** Every number that leads somewhere in a book. */
export function anchors(book: Book): Set<string> {
  const found = new Set<string>();
  for (const section of book.sections) {
    for (const id of [section.id, ...(section.also ?? [])]) found.add(id);
    for (const block of section.blocks) if (block.is === 'head') found.add(block.at);
  }
  return found;
}

/** Where a section number leads: to itself, else to what it is a part of ("5.2" → "5"). */
export function nearest(book: Book, wanted: string): string | null {
  const known = anchors(book);
  for (let at = wanted; at; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    if (known.has(at)) return book.sections.find((one) => one.also?.includes(at))?.id ?? at;
  }
  return null;
}
