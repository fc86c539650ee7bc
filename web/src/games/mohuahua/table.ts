/** 抹花花 on the page. */

import type { GameModule, SeatLine } from '../../table/module';
import { winning } from '../../table/trick.svelte';
import { bare, word } from '../../table/word';
import { CARDS } from './faces';
import Middle from './Middle.svelte';
import OwnExtra from './OwnExtra.svelte';
import SeatExtra from './SeatExtra.svelte';
import type { MohuahuaView } from './view';

const NAME = 'mohuahua';
const table = (key: string, params?: Record<string, string | number>) => word(NAME, 'table', key, params);

function numbers(view: MohuahuaView, seat: number): SeatLine {
  const tags = (['xi', 'niu', 'liang'] as const).flatMap((bonus) => {
    const count = view[bonus][seat] ?? 0;
    return count ? [table(`tag_${bonus}`, { count })] : [];
  });
  return { text: table('dun', { count: view.tricks[seat] ?? 0 }), tags };
}

const game: GameModule<MohuahuaView> = {
  Middle,
  SeatExtra,
  OwnExtra,
  tricks: 'lun',
  handOf: (view) => view.hand,
  group: (ids) => CARDS.map((face) => ids.filter((id) => id === face)).filter((equals) => equals.length),
  seatLine: (view, seat) =>
    seat === view.resting ? [] : [{ text: table('left', { count: view.cards[seat] ?? 0 }) }, numbers(view, seat)],
  seatMarks: (view, seat) => ({
    role: bare(word(NAME, 'roles', view.roles[seat] ?? '')),
    dashed: seat === view.resting,
  }),
  layout: (count, wide) => {
    if (wide) return { height: 150, columns: 16, gap: count > 12 ? 0 : 6 };
    return { height: 120, columns: 8, gap: 0, lift: 9 };
  },
  chipNote: ({ pieces = [] }, name) => (new Set(pieces).size > 1 ? pieces.map(name).join(' · ') : ''),
  progress: (_, { view }, t) => (view.trick_number ? [t('mohuahua-trick', { number: view.trick_number })] : []),
  finish: ({ view, account }) => {
    const given = account?.items.some(({ item }) => item === 'ci');
    return { seal: view.phase === 'washed' ? '洗' : given ? '賜' : '夠', pieces: winning(view.last_trick) };
  },
};

export default game;
