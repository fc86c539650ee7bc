/** 六虎: what the page shows of it outside a table. */

import type { Game } from '../game';
import Face from './Face.svelte';
import { CARDS } from './faces';

const game: Game = {
  order: 2,
  characters: '六虎',
  pieces: { family: 'strip', Face, ids: CARDS, numerals: true, sound: 'paper' },
  samples: {
    card: { pieces: ['T9', 'G8', 'S3', 'Q1', 'YX'], height: 118 },
    pick: ['T9', 'Q5', 'S3'],
    rules: { pieces: ['T9', 'T1', 'YX', 'Q1'], height: 104 },
    learn: { pieces: ['T9', 'T8', 'T7', 'G9', 'S9', 'Q1', 'T1', 'YX'], height: 104 },
  },
  figures: 104,
  gallery: { height: 170, row: 9 },
  coach: { phases: ['wuhu', 'call', 'lead', 'follow'], chance: { lead: 'hu', follow: 'beat' } },
  lessons: 7,
  table: () => import('./table'),
  rules: () => import('./rules'),
  sheet: () => import('./Sheet.svelte'),
};

export default game;
