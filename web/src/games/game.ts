/** What a game declares to the page: `games/NAME/index.ts` exports a `Game` as its default, and no other file names the game. */

import type { Component } from 'svelte';

import type { Options } from '../net/api';
import type { Family } from '../pieces/geometry';
import type { Book } from '../rules/book';
import type { FormProps } from '../score/sheet';
import type { GameModule } from '../table/module';
import type { Sound } from '../table/sound';

export interface FaceProps {
  id: string;
  name: string; // by the game's own words
  hans: boolean; // simplified characters
  half: boolean; // the index end of a strip only
  compact: boolean; // a card too narrow to count pips on
  four: boolean; // a colour for every suit
  numeral: boolean; // a figure on the corner, for those who do not read the character
}

/** How pieces look. */
export interface Deck {
  family: Family;
  Face: Component<FaceProps>; // SVG on the ground of `geometry.ts`
  drawn?(props: FaceProps): string; // its markup instead, where the game comes from outside
  faceOf?(id: string, copy: number): string; // what `Face` is given for a piece, where that is not its own id
}

export interface Pieces extends Deck {
  ids: readonly string[]; // every face, in the order of the rule page
  poker?: Deck & { option: string; value: string }; // the same pieces as playing cards, where an option of the table says so
  numerals?: boolean; // the faces can bear figures
  index?: boolean; // the index end of a strip tells all of it: that alone is drawn where there is little room
  captions?: boolean; // the faces do not print their names: names stand below them unless switched off
  sound: Sound; // when one is put down
}

/** Pieces that stand for the game, at a height in px. */
export interface Sample {
  pieces: string[];
  height: number;
}

/** The page of all pieces. */
export interface Gallery {
  height: number;
  row: number; // pieces in a row
  named?: boolean; // the names are the ids: they are not written twice
  more?: GalleryExtra;
}

/** A further row: pieces as they are seen elsewhere. */
export interface GalleryExtra {
  title: string; // a message
  height: number;
  columns?: string[][]; // pieces that lie over one another
  pieces: { id?: string; half?: boolean; poker?: boolean; copy?: number }[];
}

/** Who guides a first hand says `learn-GAME-PHASE` in these phases. */
export interface Coach {
  phases: readonly string[]; // in which something may be asked
  chance: Readonly<Record<string, string>>; // by phase: the verb that matters most. The message is told whether it is offered
}

export interface Game {
  order: number; // its place in the house
  characters: string; // its own name; `game-NAME`, `kind-NAME` and `about-NAME` are messages
  pieces: Pieces;
  samples: {
    card: Sample; // in the hall, and on a table that waits
    pick: string[]; // where a table is made
    rules: Sample; // in the list of the rules
    learn: Sample; // before a first hand
  };
  figures: number; // px: the height of pieces in the rules
  gallery: Gallery;
  coach: Coach;
  firstHand?: Options; // what is made easier for a newcomer
  lessons?: number; // of its course, `games/NAME/lessons`; none: a guided first hand instead

  table(): Promise<{ default: GameModule }>;
  rules(): Promise<{ default: Book }>;
  sheet(): Promise<{ default: Component<FormProps> }>; // the form of its score sheet
}
