/** 天九: what the page shows of it outside a table. */

import Domino from '../../pieces/Domino.svelte';
import type { Game } from '../game';
import { TILES } from './order';

const game: Game = {
  order: 1,
  characters: '天九',
  pieces: { family: 'tile', Face: Domino, ids: TILES, captions: true, sound: 'bone' },
  samples: {
    card: { pieces: ['66', '63', '11', '42'], height: 104 },
    pick: ['66', '11'],
    rules: { pieces: ['66', '63', '42'], height: 96 },
    learn: { pieces: ['66', '66', '63', '54', '44', '52', '42', '21'], height: 104 },
  },
  figures: 90,
  gallery: { height: 150, row: 11 },
  coach: { phases: ['paitou', 'roll', 'lipai', 'lead', 'follow'], chance: { follow: 'play' } },
  firstHand: { paitou: 'lundong' }, // a newcomer need not name the ways of drawing tiles
  lessons: 8,
  table: () => import('./table'),
  rules: () => import('./rules'),
  sheet: () => import('./Sheet.svelte'),
};

export default game;
