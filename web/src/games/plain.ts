/** A game that brings no page of its own: everything is shown by its words and by what the server sends. */

import { words } from '../net/words.svelte';
import Plain from '../pieces/Plain.svelte';
import type { Game } from './game';

const SAMPLE = 4; // pieces stand for the game

export function plainGame(id: string, order: number): Game {
  const ids = () => Object.keys(words(id)?.pieces ?? {}).filter((piece) => piece !== 'back');
  const sample = (height: number) => ({
    get pieces() {
      return ids().slice(0, SAMPLE);
    },
    height,
  });
  return {
    order,
    get characters() {
      return words(id, 'zh-Hant')?.game.name ?? '';
    },
    pieces: {
      family: 'card',
      Face: Plain,
      get ids() {
        return ids();
      },
      sound: 'card',
    },
    samples: {
      card: sample(104),
      get pick() {
        return ids().slice(0, 2);
      },
      rules: sample(92),
      learn: sample(84),
    },
    figures: 84,
    gallery: { height: 132, row: 9 },
    coach: { phases: [], chance: {} },
    table: () => import('../table/plain/table'),
    rules: () => import('../rules/plain').then(({ plainBook }) => ({ default: plainBook(id) })),
    sheet: () => import('../score/Plain.svelte'),
  };
}
