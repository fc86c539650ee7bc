import './browser';

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GAMES } from '../src/games';
import { LANGUAGES } from '../src/i18n/index.svelte';
import { TableForm } from '../src/make/form.svelte';
import type { Words } from '../src/net/words.svelte';
import type { GameFacts, Note } from '../src/wire';

const FACTS: GameFacts = {
  id: 'shisanzhang',
  seats: 4,
  presets: { hongkong: {}, points3: { opposition: 'all' } },
  options: [
    { id: 'opposition', kind: 'choice', default: 'banker', values: ['banker', 'all'] },
    { id: 'compare', kind: 'choice', default: 'full', values: ['full', 'jiagun'] },
    { id: 'homerun', kind: 'flag', default: false },
  ],
  decides_once: true,
  sheet: {},
  example: {},
};
const clash: Note = { level: 'error', code: 'jiagun_needs_banker', text: '…', options: [] };
const words = {
  option_conflicts: {
    jiagun_needs_banker: { text: '…', level: 'error', when: { compare: 'jiagun', opposition: 'all' } },
  },
} as unknown as Words;

describe('the making of a table', () => {
  it('sends the preset and only what differs from it', () => {
    const form = new TableForm('shisanzhang', FACTS);
    form.choosePreset('points3');
    form.set('homerun', true);
    form.set('opposition', 'banker');
    expect(form.options).toEqual({ preset: 'points3', homerun: true, opposition: 'banker' });
    form.set('opposition', 'all');
    expect(form.options).toEqual({ preset: 'points3', homerun: true });
  });

  it('shows a conflict in the row that was changed last', () => {
    const form = new TableForm('shisanzhang', FACTS);
    form.set('compare', 'jiagun');
    form.set('opposition', 'all');
    expect(form.rowOf(clash, words)).toBe('opposition');
    form.set('compare', 'full');
    form.set('compare', 'jiagun');
    expect(form.rowOf(clash, words)).toBe('compare');
  });

  it('wants no clock and no lobby where nobody is waited for', () => {
    const form = new TableForm('shisanzhang', FACTS);
    form.clock = { move: 60, bank: 60 };
    form.public = true;
    expect(form.wish).toMatchObject({ seats: ['me', 'regular', 'regular', 'regular'], clock: null, public: false });
    form.others[1] = 'open';
    expect(form.wish).toMatchObject({ seats: ['me', 'regular', 'open', 'regular'], clock: { move: 60 }, public: true });
  });

  it('has as many seats as the server says, also while options clash', () => {
    const form = new TableForm('shisanzhang', FACTS);
    form.checked = { seats: 3, values: {}, idle: [], levels: {}, problems: [] };
    expect(form.seated).toHaveLength(3);
    form.checked = { seats: null, values: null, idle: [], levels: {}, problems: [clash] };
    expect(form.seated).toHaveLength(3);
  });
});

describe('the names of the games', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');

  it.each(GAMES)('are those of the terms: %s', (game) => {
    const terms = JSON.parse(read(`../../src/paiguan/terms/${game}.json`)) as {
      game: { name: Record<string, string> };
    };
    // A layer such as zh-HK says only what differs.
    for (const language of LANGUAGES.filter((one) => one in terms.game.name))
      expect(read(`../src/games/${game}/${language}.ftl`)).toContain(`game-${game} = ${terms.game.name[language]}\n`);
  });
});
