/** 抹花花: what the page shows of it outside a table. */

import Card from '../../pieces/Card.svelte';
import type { Game } from '../game';
import Face from './Face.svelte';
import { CARDS, pokerCard } from './faces';

const game: Game = {
  order: 3,
  characters: '抹花花',
  pieces: {
    family: 'strip',
    Face,
    ids: CARDS,
    poker: { option: 'deck', value: 'poker', family: 'card', Face: Card, faceOf: pokerCard },
    sound: 'paper',
  },
  samples: {
    card: { pieces: ['66', '55', '44', '21', '42'], height: 118 },
    pick: ['66', '44', '21'],
    rules: { pieces: ['66', '63', '62', '44'], height: 104 },
    learn: { pieces: ['66', '66', '44', '55', '62', '63', '21', '42'], height: 104 },
  },
  figures: 108,
  gallery: {
    height: 180,
    row: 14,
    more: { title: 'pieces-poker', height: 104, pieces: CARDS.map((id, copy) => ({ id, copy, poker: true })) },
  },
  coach: { phases: ['bid', 'lead', 'follow', 'pad'], chance: { lead: 'declare', follow: 'play' } },
  lessons: 7,
  table: () => import('./table'),
  rules: () => import('./rules'),
  sheet: () => import('./Sheet.svelte'),
};

export default game;
