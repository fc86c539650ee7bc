/** What the parts of the table need to know of a table, for a position that lies on none. */

import type { Json, TableFacts } from '../wire';

export function tableOf(game: string, names: readonly string[], values: Record<string, Json>, you = 0): TableFacts {
  return {
    id: '',
    code: '',
    game,
    options: {},
    values,
    seats: names.map((name, seat) => ({
      kind: seat === you ? 'guest' : 'bot',
      name,
      level: seat === you ? null : 'novice',
      away: false,
      here: true,
      ready: false,
      bank: null,
      vacant: false,
      note: '',
    })),
    you,
    host: true,
    public: false,
    clock: null,
    stage: 'playing',
    hands: 1,
    length: null,
    standing: {},
    totals: names.map(() => 0),
    places: null,
    took: null,
    money: null,
    watchers: 0,
    throws: [],
    choosing: null,
    hints: false,
    speaks: false,
    chat: false,
    origin: null,
    seals: null,
    daily: null,
    contest: null,
  };
}
