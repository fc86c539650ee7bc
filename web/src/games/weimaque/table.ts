/** 偎麻雀 on the table. */

import { words } from '../../net/words.svelte';
import { felt } from '../../table/felt.svelte';
import type { GameModule } from '../../table/module';
import { bare } from '../../table/word';
import { columnsOfHand } from './columns';
import { countsOf, term } from './counts';
import Dock from './Dock.svelte';
import Hand from './Hand.svelte';
import Middle from './Middle.svelte';
import SeatExtra from './SeatExtra.svelte';
import { byKind } from './melds';
import type { WeimaqueView } from './view';

const module: GameModule<WeimaqueView> = {
  Middle,
  Hand,
  Dock,
  SeatExtra, // on a wide table the boards lie beside the plates
  showsHands: (view) => view.phase === 'over',
  linger: 3000, // all hands lie open
  seatLine(view, seat) {
    if (view.phase === 'over') return []; // the hands lie open
    if (seat === view.dreamer) return felt.wide || seat === view.seat ? [{ text: term('watch') }] : [];
    // A phone's plates are narrow: there the board says it.
    return felt.wide || seat === view.seat ? [{ text: countsOf(view, seat) }] : [];
  },
  seatMarks(view, seat) {
    if (seat !== view.dreamer) return {};
    return { role: bare(words('weimaque')?.roles.dreamer?.name ?? ''), dashed: true };
  },
  // The dreamer's own hand is empty: he sees the three others' on their boards.
  handOf: (view) => (view.seat === null ? [] : [...(view.hands[view.seat] ?? [])].sort(byKind)),
  group: columnsOfHand,
  verb: () => 'discard',
  finish({ view }) {
    const last = view.shown.at(-1)?.card;
    return { seal: view.winner === null ? '結' : '胡', pieces: view.winner !== null && last ? [last] : [] };
  },
};

export default module;
