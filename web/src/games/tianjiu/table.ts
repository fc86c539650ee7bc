/** 天九 on the page. */

import { words } from '../../net/words.svelte';
import { felt } from '../../table/felt.svelte';
import type { GameModule } from '../../table/module';
import { winning } from '../../table/trick.svelte';
import Bar from './Bar.svelte';
import Middle from './Middle.svelte';
import { grouped } from './order';
import SeatExtra from './SeatExtra.svelte';
import type { TianjiuView } from './view';

const game: GameModule<TianjiuView> = {
  Middle,
  SeatExtra,
  Bar,
  tricks: 'quan',
  handOf: (view) => view.hand,
  winning: ['claim'],
  group: grouped,
  seatLine: (view, seat, t) => [
    { text: t('tianjiu-left', { count: view.tiles[seat] ?? 0 }) },
    { text: t('tianjiu-stacks', { count: view.stacks[seat] ?? 0 }) },
  ],
  seatMarks: (view, seat, t) =>
    seat === view.dealer && view.streak > 1
      ? { tags: [t('tianjiu-streak', { count: view.streak }), `×${view.factor}`] }
      : {},
  offerHelp: ({ move }) => words('tianjiu')?.options.paitou?.values?.[String(move?.method)]?.help ?? '',
  layout: (count, wide) => {
    if (wide) return { height: 132, columns: 8, gap: 12 };
    if (count <= 6) return { height: 122, columns: 6, gap: 7, lift: 12 };
    // Two rows where the middle can spare the room.
    return felt.height > 690
      ? { height: 104, columns: 4, gap: 14, lift: 9 }
      : { height: 104, columns: 8, gap: 2, lift: 12 };
  },
  progress: (_, { view }, t) => (view.trick_number ? [t('tianjiu-trick', { number: view.trick_number })] : []),
  finish: ({ view }) =>
    view.claimed.length ? { seal: '例', pieces: view.claimed } : { seal: '結', pieces: winning(view.last_trick) },
  next: (table, t) => t('tianjiu-next', { times: Number(table.standing.factor) }),
};

export default game;
