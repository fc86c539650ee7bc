/** 十三張: what the page shows of it outside a table. */

import Card from '../../pieces/Card.svelte';
import type { Game } from '../game';
import { CARDS } from './piles';

const game: Game = {
  order: 5,
  characters: '十三張',
  pieces: { family: 'card', Face: Card, ids: CARDS, sound: 'card' },
  samples: {
    card: { pieces: ['As', 'Kh', 'Td'], height: 112 },
    pick: ['As', 'Kh'],
    rules: { pieces: ['As', 'Kh', 'Qd'], height: 92 },
    learn: { pieces: ['5s', '5h', 'Kd', '8s', '8c', '4h', '4d', 'As'], height: 84 },
  },
  figures: 84,
  gallery: {
    height: 132,
    row: 13,
    named: true,
    more: {
      title: 'pieces-compact',
      height: 104,
      pieces: [{ id: 'As' }, { id: 'Kh' }, { id: 'Td' }, { id: '7c' }, {}],
    },
  },
  coach: { phases: ['bet', 'arrange'], chance: { arrange: 'declare' } },
  lessons: 6,
  table: () => import('./table'),
  rules: () => import('./rules'),
  sheet: () => import('./Sheet.svelte'),
};

export default game;
