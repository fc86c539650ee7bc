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
    return counts.slice(0, felt.plates ? counts.length : NARROW).map((text) => ({ text }));
  },
  handShare: { upright: 0.3, sideways: 0.38, wide: 0.27 },
  broad: true,
};

export default table;
