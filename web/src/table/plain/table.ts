/** The table of a game that brings no page of its own. */

import { words } from '../../net/words.svelte';
import { felt } from '../felt.svelte';
import type { GameModule } from '../module';
import type { AnyView } from '../../wire';
import Middle from './Middle.svelte';
import { countsOf, handOf } from './zones';

const NARROW = 2; // lines that the plates of a phone have room for

const table: GameModule<AnyView> = {
  Middle,
  handOf,
  seatLine: (view, seat, _, { game, seats }) => {
    const counts = countsOf(view, words(game), seat, seats.length).map(({ label, count }) => `${label} ${count}`);
    if (seat === view.seat) return counts.length ? [{ text: counts.join(' · ') }] : [];
    return counts.slice(0, felt.wide ? counts.length : NARROW).map((text) => ({ text }));
  },
  layout: (count, wide) => {
    if (wide) return { height: 132, columns: 13, gap: count > 10 ? 2 : 8 };
    return { height: 100, columns: count > 6 ? 7 : 6, gap: 4, lift: 9 };
  },
};

export default table;
