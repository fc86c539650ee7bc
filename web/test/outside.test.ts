import { afterEach, describe, expect, it, vi } from 'vitest';

import './browser';
import { GAMES, gameOf, isGame } from '../src/games';
import { loadOutside, mounts, outsideGame } from '../src/games/outside';
import type { Words } from '../src/net/words.svelte';
import { countsOf, handOf, zonesOf } from '../src/table/plain/zones';
import type { AnyView } from '../src/wire';

const HOUSE = [...GAMES];
const view = (fields: Record<string, unknown>) =>
  ({ game: 'nim', seat: 0, phase: 'play', turn: 0, ...fields }) as AnyView;
const words = {
  game: { name: 'Nim' },
  pieces: { a: { name: 'A' }, b: { name: 'B' } },
  zones: { heap: { name: 'The heap' }, taken: { name: 'taken' }, held: { name: 'held' } },
} as unknown as Words;
const unnamed = { ...words, zones: undefined } as unknown as Words;

afterEach(() => vi.restoreAllMocks());

describe('a game from outside', () => {
  it('stands after the games of the house, and is plain where it brings no page', async () => {
    await loadOutside('nim');
    expect(GAMES).toEqual([...HOUSE, 'nim']);
    expect(isGame('nim')).toBe(true);
    const { default: table } = await gameOf('nim').table();
    expect(table.handOf(view({ hand: ['a'] }))).toEqual(['a']);
    expect((await gameOf('nim').rules()).default.sections.map((section) => section.id)).toContain('8');
  });

  it('stays plain where its page cannot be loaded', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await loadOutside('lost=/games/lost/page.js');
    expect(complaint).toHaveBeenCalledOnce();
    expect(gameOf('lost').pieces.family).toBe('card');
  });

  it('is shown as its page says, and plainly in all else', async () => {
    const mount = () => ({ update: () => undefined, destroy: () => undefined });
    const game = outsideGame(
      'nim',
      {
        characters: '拈',
        pieces: { family: 'tile', ids: ['a'], drawn: ({ id }) => `<text>${id}</text>` },
        table: { seatLine: () => [{ text: 'its own' }] },
        mount,
      },
      9,
    );
    expect([game.characters, game.pieces.family, game.pieces.sound, game.figures]).toEqual(['拈', 'tile', 'card', 84]);
    const { default: table } = await game.table();
    expect(table.seatLine(view({}), 0, (id) => id, {} as never)).toEqual([{ text: 'its own' }]);
    expect(table.handOf(view({ hand: ['b'] }))).toEqual(['b']);
    expect(mounts.get('nim')).toBe(mount);
  });
});

describe('a plain table', () => {
  it('lays out what the words name, in their order', () => {
    const zones = zonesOf(view({ taken: [['b'], [], ['a']], heap: ['a', 'a'], secret: ['b'] }), words, 3);
    expect(zones.map(({ label, seat, pieces }) => [label, seat, pieces.join('')])).toEqual([
      ['The heap', null, 'aa'],
      ['taken', 0, 'b'],
      ['taken', 2, 'a'],
    ]);
  });

  it('lays out every field that holds pieces where the words name none', () => {
    const zones = zonesOf(
      view({ hand: ['a'], hands: [['a'], ['b']], trick: { led: 'a', shown: [['a'], []] }, end: 'x' }),
      unnamed,
      2,
    );
    expect(zones.map(({ key }) => key)).toEqual(['hands-1', 'shown-0']); // one's own hand lies elsewhere
  });

  it('tells the counts of a seat', () => {
    expect(countsOf(view({ held: [5, 4], heap: [1, 2, 3] }), words, 1, 2)).toEqual([{ label: 'held', count: 4 }]);
  });

  it('finds the own hand under either name', () => {
    expect(handOf(view({ hand: ['a'] }))).toEqual(['a']);
    expect(handOf(view({ hands: [['b'], []] }))).toEqual(['b']);
    expect(handOf(view({ seat: null, hands: [['b']] }))).toEqual([]);
  });
});
