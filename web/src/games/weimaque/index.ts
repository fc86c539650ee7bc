/** 偎麻雀: what the page shows of it outside a table. */

import type { Game } from '../game';
import Face from './Face.svelte';
import { CARDS } from './faces';

const game: Game = {
  order: 4,
  characters: '偎麻雀',
  pieces: { family: 'strip', Face, ids: CARDS, numerals: true, index: true, sound: 'paper' },
  samples: {
    card: { pieces: ['s2', 's7', 's10', 'b7', 'b9'], height: 118 },
    pick: ['s7', 'b7', 'b9'],
    rules: { pieces: ['b2', 'b7', 's10', 's3'], height: 104 },
    learn: { pieces: ['s2', 's3', 's4', 'b7', 'b7', 'b7', 's10', 's10'], height: 104 },
  },
  figures: 104,
  gallery: {
    height: 180,
    row: 10,
    more: {
      title: 'pieces-held',
      height: 157,
      columns: [
        ['s1', 's2', 's3'],
        ['s2', 's7', 's10'],
        ['b3', 'b4', 'b5'],
        ['b9', 'b9', 'b9'],
        ['b10', 'b10'],
      ],
      pieces: [...['s7', 'b7', 's10', 'b1'].map((id) => ({ id, half: true })), { half: true }],
    },
  },
  coach: { phases: ['discard', 'wei', 'claim'], chance: { discard: 'hu', claim: 'hu' } },
  lessons: 8,
  table: () => import('./table'),
  rules: () => import('./rules'),
  sheet: () => import('./Sheet.svelte'),
};

export default game;
