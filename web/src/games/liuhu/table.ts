/** 六虎 on the page. */

import { words } from '../../net/words.svelte';
import type { GameModule } from '../../table/module';
import { word } from '../../table/word';
import { CARDS } from './faces';
import Middle from './Middle.svelte';
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

const SEALS: Record<NonNullable<LiuhuView['end']>, string> = { hu: '胡', wuhu: '虎', draw: '和', void: '和' };

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
  tricks: 'lun',
  handOf: (view) => view.hand,
  winning: ['hu', 'wuhu'],
  group: grouped,
  badge: (view, id) => (view.old.includes(id) ? '老' : ''),
  verb: (view) => (view.phase === 'FOLLOW' ? 'beat' : 'lead'),
  seatLine: (view, seat) => {
    if (seat === view.dream) return [{ text: label('dream_plate') }];
    const own = seat === view.seat;
    const hu = own
      ? label('my_hu', { hu_tricks: view.won[seat] ?? 0, hu_old: view.hu_old, hu: view.hu })
      : label('hu_count', { count: view.won[seat] ?? 0 });
    return [{ text: label('cards_left', { count: view.cards[seat] ?? 0 }) }, { text: hu }];
  },
  seatMarks: (view, seat) => ({ role: roleOf(view, seat), dashed: seat === view.dream }),
  layout: (_, wide) => (wide ? { height: 146, columns: 13, gap: 8 } : { height: 118, columns: 6, gap: 14, lift: 9 }),
  progress: (table, { view }, t) => {
    const round = t('liuhu-round', {
      number: Number(table.standing.rounds ?? 0) + 1,
      total: Number(table.values.rounds ?? 0),
    });
    if (table.stage !== 'playing') return [];
    return view.trick_number ? [round, t('liuhu-trick', { number: view.trick_number })] : [round];
  },
  finish: ({ view }) => ({ seal: view.end ? SEALS[view.end] : '結', pieces: view.winner_shows }),
};

export default game;
