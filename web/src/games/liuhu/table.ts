/** 六虎 on the page. */

import { words } from '../../net/words.svelte';
import { felt } from '../../table/felt.svelte';
import type { GameModule } from '../../table/module';
import { bare, word } from '../../table/word';
import { CARDS } from './faces';
import How from './How.svelte';
import Middle from './Middle.svelte';
import OldCards from './OldCards.svelte';
import SeatExtra from './SeatExtra.svelte';
import type { LiuhuView } from './view';

const NAME = 'liuhu';
const label = (key: string, params?: Record<string, string | number>) => word(NAME, 'labels', key, params);

function roleOf(view: LiuhuView, seat: number): string {
  const role = word(NAME, 'roles', view.roles[seat] ?? '');
  const privileged = words(NAME)?.roles.privileged;
  // Others' plates are narrow.
  const right = seat === view.seat ? privileged?.name : privileged?.short;
  return seat === view.privileged ? `${role} · ${right ?? ''}` : role;
}

const SEALS: Record<NonNullable<LiuhuView['end']>, string> = { hu: '糊', wuhu: '虎', draw: '和', void: '流' };

/** Suit by suit, named cards by themselves. */
function grouped(ids: string[]): string[][] {
  const sorted = [...ids].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
  return ['T', 'G', 'S', 'Q', '']
    .map((suit) => sorted.filter((id) => (/^[TGSQ]\d$/.test(id) ? id[0] : '') === suit))
    .filter((suit) => suit.length);
}

const game: GameModule<LiuhuView> = {
  Middle,
  SeatExtra,
  Info: OldCards,
  tricks: 'lun',
  handOf: (view) => view.hand,
  winning: ['hu', 'wuhu'],
  group: grouped,
  badge: (view, id) => (view.old.includes(id) ? '老' : ''),
  verb: (view) => (view.phase === 'FOLLOW' ? 'beat' : 'lead'),
  seatLine: (view, seat) => {
    if (seat === view.dream)
      return [{ text: felt.plates || seat === view.seat ? label('dream_plate') : bare(roleOf(view, seat)) }];
    const own = seat === view.seat;
    const small = felt.sideways || felt.mode === 'tiny';
    const hu =
      own && !small
        ? label('my_hu', { hu_tricks: view.won[seat] ?? 0, hu_old: view.hu_old, hu: view.hu })
        : label('hu_count', { count: own ? view.hu : (view.won[seat] ?? 0) });
    return [{ text: label('cards_left', { count: view.cards[seat] ?? 0 }) }, { text: hu }];
  },
  seatMarks: (view, seat) => ({
    role: roleOf(view, seat),
    count: view.cards[seat] ?? 0,
    dashed: seat === view.dream,
  }),
  room: 12,
  handShare: { upright: 0.33, sideways: 0.37, wide: 0.27 },
  progress: (table, { view }, t) => {
    const round = t('liuhu-round', {
      number: Number(table.standing.rounds ?? 0) + 1,
      total: Number(table.values.rounds ?? 0),
    });
    if (table.stage !== 'playing') return [];
    return view.trick_number ? [round, t('liuhu-trick', { number: view.trick_number })] : [round];
  },
  finish: ({ view }) => ({ seal: view.end ? SEALS[view.end] : '結', pieces: view.winner_shows }),
  settlement: { How, note: ({ view }, seat) => bare(roleOf({ ...view, seat: null }, seat)) },
};

export default game;
