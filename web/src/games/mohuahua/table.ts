/** 抹花花 on the page. */

import type { GameModule, SeatLine } from '../../table/module';
import { winning } from '../../table/trick.svelte';
import { bare, word } from '../../table/word';
import { CARDS } from './faces';
import How from './How.svelte';
import Info from './Info.svelte';
import Middle from './Middle.svelte';
import SeatExtra from './SeatExtra.svelte';
import type { MohuahuaResult, MohuahuaView } from './view';

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
  Info,
  tricks: 'lun',
  handOf: (view) => view.hand,
  group: (ids) => CARDS.map((face) => ids.filter((id) => id === face)).filter((equals) => equals.length),
  seatLine: (view, seat) =>
    seat === view.resting ? [] : [{ text: table('left', { count: view.cards[seat] ?? 0 }) }, numbers(view, seat)],
  seatMarks: (view, seat) => ({
    role: bare(word(NAME, 'roles', view.roles[seat] ?? '')),
    count: seat === view.resting ? undefined : (view.cards[seat] ?? 0),
    dashed: seat === view.resting,
  }),
  room: 16,
  handShare: { upright: 0.33, sideways: 0.37, wide: 0.26 },
  broad: true, // sixteen cards
  chipNote: ({ pieces = [] }, name) => (new Set(pieces).size > 1 ? pieces.map(name).join(' · ') : ''),
  progress: (_, { view }, t) => (view.trick_number ? [t('mohuahua-trick', { number: view.trick_number })] : []),
  finish: ({ view, account }) => {
    const given = account?.items.some(({ item }) => item === 'ci');
    return { seal: view.phase === 'washed' ? '洗' : given ? '賜' : '夠', pieces: winning(view.last_trick) };
  },
  settlement: {
    How,
    note: ({ view }, seat, t) =>
      seat === view.resting
        ? bare(word(NAME, 'roles', 'resting'))
        : t('mohuahua-has-tricks', { count: view.tricks[seat] ?? 0 }),
    nothing: (_, { tracks }: MohuahuaResult, one, other, t) => {
      const won = (seat: number) => tracks.some((track) => track.seat === seat && track.outcome !== 'short');
      return t(won(one) && won(other) ? 'settle-winners' : 'settle-nothing');
    },
  },
};

export default game;
