/** 十三張 on the table. */

import { felt } from '../../table/felt.svelte';
import type { GameModule } from '../../table/module';
import Dock from './Dock.svelte';
import Hand from './Hand.svelte';
import How from './How.svelte';
import { layout } from './layout.svelte';
import Middle from './Middle.svelte';
import { byRank, bySuit } from './piles';
import type { ShisanzhangView } from './view';

const module: GameModule<ShisanzhangView> = {
  Middle,
  Hand,
  Dock,
  // All against all have a dealer, but no banker.
  dealer: (view) => view.banker,
  full: true,
  alone: (view) => view.phase === 'showdown',
  linger: 2500, // for the sums, once three piles have been turned
  showsHands: (view) => view.phase === 'showdown',
  turnsUp: (view) => view.phase === 'showdown',
  sort: () => layout.sort(),
  seatLine(view, seat, t) {
    const bet = view.bets[seat] ?? 0;
    const tags = bet ? [t('shisanzhang-bet-tag', { count: bet })] : [];
    if (view.phase === 'showdown') return tags.length ? [{ text: '', tags }] : [];
    const ready = !view.waiting.includes(seat);
    if (!felt.plates && (tags.length || seat !== view.seat)) return [{ text: '', tags }]; // a chip has a sign for it on its corner
    if (view.phase === 'bet') return [{ text: t(ready ? 'shisanzhang-no-cards' : 'shisanzhang-betting'), tags }];
    // Only that it is done; never what.
    return [{ text: t(ready ? 'shisanzhang-ready' : 'shisanzhang-busy'), tags }];
  },
  seatMarks: (view, seat) => (view.phase === 'showdown' ? {} : { done: !view.waiting.includes(seat) }),
  settlement: {
    How,
    wide: true,
    whole: true,
    note: ({ view }, seat, t) => {
      const bet = view.bets[seat] ?? 0;
      return bet ? t('shisanzhang-bet-tag', { count: bet }) : '';
    },
  },
  handOf: (view) => (view.seat === null ? [] : [...(view.hands[view.seat] ?? [])].sort(byRank)),
  group: (ids) => [[...ids].sort(bySuit)],
};

export default module;
