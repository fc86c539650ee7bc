/** 天九 on the page. */

import { words } from '../../net/words.svelte';
import type { GameModule } from '../../table/module';
import { winning } from '../../table/trick.svelte';
import Bar from './Bar.svelte';
import Ending from './Ending.svelte';
import How from './How.svelte';
import Middle from './Middle.svelte';
import { grouped } from './order';
import SeatExtra from './SeatExtra.svelte';
import type { TianjiuView } from './view';

const game: GameModule<TianjiuView> = {
  Middle,
  SeatExtra,
  Info: Ending,
  Bar,
  tricks: 'quan',
  handOf: (view) => view.hand,
  winning: ['claim'],
  group: grouped,
  seatLine: (view, seat, t) => [
    { text: t('tianjiu-left', { count: view.tiles[seat] ?? 0 }) },
    { text: t('tianjiu-stacks', { count: view.stacks[seat] ?? 0 }) },
  ],
  seatMarks: (view, seat, t) => ({
    count: view.tiles[seat] ?? 0,
    tags: [
      ...(seat === view.dealer && view.streak > 1
        ? [t('tianjiu-streak', { count: view.streak }), `×${view.factor}`]
        : []),
      ...(view.finishing[seat] ? [t('tianjiu-finish-tag')] : []),
    ],
  }),
  offerHelp: ({ move }) => words('tianjiu')?.options.paitou?.values?.[String(move?.method)]?.help ?? '',
  room: 6, // of eight: they grow until the second trick
  handShare: { upright: 0.25, sideways: 0.4, wide: 0.27 },
  progress: (_, { view }, t) => (view.trick_number ? [t('tianjiu-trick', { number: view.trick_number })] : []),
  paid: (view) => view.payments,
  finish: ({ view }) =>
    view.claimed.length ? { seal: '例', pieces: view.claimed } : { seal: '結', pieces: winning(view.last_trick) },
  settlement: {
    How,
    note: ({ view }, seat, t) =>
      [
        t('tianjiu-has-stacks', { count: view.stacks[seat] ?? 0 }),
        ...(seat === view.dealer ? [t('tianjiu-next', { times: view.factor })] : []),
      ].join(' · '),
  },
  next: (table) => `×${Number(table.standing.factor)}`,
};

export default game;
