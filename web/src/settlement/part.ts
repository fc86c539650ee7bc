/** What a game adds to the page of a settlement: `settlement` of its `GameModule`. */

import type { Component } from 'svelte';

import type { Account, AnyView, HandFacts, TableFacts } from '../wire';
import type { Translate } from '../table/module';

export interface HowProps<View = AnyView, Result = unknown> {
  table: TableFacts;
  hand: HandFacts<View>;
  account: Account;
  how: Result; // the game's own, as the server sent it
  me: number; // the seat that the page is told from
  names: string[];
  onrule: (section: string) => void;
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a View and a Result of its own */
export interface SettlementPart<View = any, Result = any> {
  How: Component<HowProps<View, Result>>; // the drawing, with the lines that only explain
  wide?: boolean; // it needs the broad column of a desktop
  whole?: boolean; // it shows what is between two seats itself
  note?(hand: HandFacts<View>, seat: number, t: Translate, table: TableFacts): string; // beside a name: 3 stacks
  nothing?(hand: HandFacts<View>, how: Result, one: number, other: number, t: Translate): string; // why two do not pay each other
}
