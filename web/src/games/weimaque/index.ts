/** 偎麻雀 on the table. */

import { words } from '../../net/words.svelte';
import type { GameModule } from '../../table/module';
import { columnsOfHand } from './columns';
import Dock from './Dock.svelte';
import Hand from './Hand.svelte';
import Middle from './Middle.svelte';
import { byKind, type WeimaqueView } from './view';

const term = (key: string, count: number) =>
  ((words('weimaque')?.terms as Record<string, string> | undefined)?.[key] ?? '').replace('{count}', String(count));

const module: GameModule<WeimaqueView> = {
  Middle,
  Hand,
  Dock,
  seatLine(view, seat) {
    if (seat === view.dreamer) return [{ text: term('watch', 0) }];
    return [{ text: [term('hand_count', view.cards[seat] ?? 0), term('laid_xi', view.laid_points[seat] ?? 0)].join(' · ') }];
  },
  seatMarks(view, seat) {
    if (seat !== view.dreamer) return {};
    return { role: words('weimaque')?.roles.dreamer?.name ?? '', dashed: true };
  },
  // The dreamer's own hand is empty: he sees the three others' on their boards.
  handOf: (view) => (view.seat === null ? [] : [...(view.hands[view.seat] ?? [])].sort(byKind)),
  group: columnsOfHand,
  verb: () => 'discard',
};

export default module;
