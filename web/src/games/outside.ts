/**
 * Games from outside the house's sources. The server names them in `data-games` of index.html, as `ID` or as `ID=ADDRESS` of an
 * ES module that it serves; the module's default export is an `OutsideGame`. What that leaves out is shown plainly (`plain.ts`).
 * Such a module is built by itself, so it holds no Svelte components of the page: a face is markup, a middle is a function.
 */

import { addressOf } from '../base';
import { addMessages } from '../i18n/index.svelte';
import type { GameModule, MiddleProps } from '../table/module';
import type { Book } from '../rules/book';
import type { Language } from '../wire';
import { addGame, GAMES } from '.';
import type { Game, Pieces } from './game';
import { plainGame } from './plain';

/** Draws the middle of the table into an element. */
export type Mount = (target: HTMLElement, props: MiddleProps) => { update(props: MiddleProps): void; destroy(): void };

type Components = 'Middle' | 'Hand' | 'Dock' | 'SeatExtra' | 'OwnExtra' | 'Bar';

export interface OutsideGame extends Partial<Omit<Game, 'pieces' | 'table' | 'rules' | 'sheet' | 'order'>> {
  pieces?: Partial<Omit<Pieces, 'Face' | 'poker'>>;
  messages?: Partial<Record<Language, string>>; // Fluent: game-ID, kind-ID, about-ID, learn-ID-PHASE, rules-ID-KEY
  table?: Partial<Omit<GameModule, Components>>;
  mount?: Mount;
  rules?: Book;
}

export const mounts = new Map<string, Mount>();

export function outsideGame(id: string, given: OutsideGame, order: number): Game {
  const plain = plainGame(id, order);
  const { pieces, messages, table, mount, rules, ...rest } = given;
  if (messages) addMessages(messages);
  if (mount) mounts.set(id, mount);
  return Object.defineProperties(plain, {
    ...Object.getOwnPropertyDescriptors({
      ...rest,
      ...(pieces && { pieces: Object.defineProperties(plain.pieces, Object.getOwnPropertyDescriptors(pieces)) }),
      ...(rules && { rules: () => Promise.resolve({ default: rules }) }),
      async table() {
        const [{ default: usual }, { default: Mounted }] = await Promise.all([
          import('../table/plain/table'),
          import('../table/plain/Mounted.svelte'),
        ]);
        return { default: { ...usual, ...table, ...(mount && { Middle: Mounted }) } };
      },
    }),
  });
}

/** Load what the server names; a page that cannot be loaded leaves its game a plain one. */
export async function loadOutside(named = document.documentElement.dataset.games ?? ''): Promise<void> {
  const house = GAMES.length;
  await Promise.all(
    named
      .split(' ')
      .filter(Boolean)
      .map(async (entry, i) => {
        const [id = '', address = ''] = entry.split('=');
        let given: OutsideGame = {};
        if (address) {
          try {
            const module = (await import(/* @vite-ignore */ addressOf(address))) as { default: OutsideGame };
            given = module.default;
          } catch (error) {
            console.error(`the page of ${id} could not be loaded`, error);
          }
        }
        addGame(id, outsideGame(id, given, house + i + 1));
      }),
  );
}
