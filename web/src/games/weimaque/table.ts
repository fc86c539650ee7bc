/** 偎麻雀 on the table. */

import { words } from '../../net/words.svelte';
import { felt } from '../../table/felt.svelte';
import type { GameModule } from '../../table/module';
import { bare } from '../../table/word';
import { columnsOfHand } from './columns';
import { countsOf, term } from './counts';
import Dock from './Dock.svelte';
import Hand from './Hand.svelte';
import How from './How.svelte';
import Info from './Info.svelte';
import Middle from './Middle.svelte';
import OwnLaid from './OwnLaid.svelte';
import { byKind } from './melds';
import type { WeimaqueView } from './view';

const dreamer = () => bare(words('weimaque')?.roles.dreamer?.name ?? '');

const module: GameModule<WeimaqueView> = {
  Middle,
  Hand,
  Dock,
  Info,
  OwnLaid,
  boards: true,
  handShare: { upright: 0.3, sideways: 0.39, wide: 0.31 },
  alone: (view) => view.phase === 'over',
  showsHands: (view) => view.phase === 'over',
  answers: (view) => view.phase === 'claim',
  linger: 3000, // all hands lie open
  seatLine(view, seat) {
    if (view.phase === 'over') return []; // the hands lie open
    if (seat === view.dreamer) return [{ text: felt.plates || seat === view.seat ? term('watch') : dreamer() }];
    // A chip has the number of cards on its corner, and one's own lie in sight.
    const brief = !felt.plates && (seat !== view.seat || felt.sideways || felt.mode === 'tiny');
    return [{ text: brief ? term('laid_xi', view.laid_points[seat]) : countsOf(view, seat) }];
  },
  seatMarks(view, seat) {
    if (seat !== view.dreamer) return { count: view.cards[seat] ?? 0 };
    return { role: dreamer(), dashed: true };
  },
  // The dreamer's own hand is empty: he sees the three others' on their boards.
  handOf: (view) => (view.seat === null ? [] : [...(view.hands[view.seat] ?? [])].sort(byKind)),
  group: columnsOfHand,
  verb: () => 'discard',
  settlement: {
    How,
    wide: true,
    note: ({ view }, seat) =>
      seat === view.dreamer ? dreamer() : seat === view.dealer ? bare(words('weimaque')?.roles.dealer?.name ?? '') : '',
  },
  finish({ view }) {
    const last = view.shown.at(-1)?.card;
    return { seal: view.winner === null ? '荒' : '胡', pieces: view.winner !== null && last ? [last] : [] };
  },
};

export default module;
