/** The courses of the games and their words, fetched when somebody learns: `games/NAME/lessons`. */

import type { FluentBundle } from '@fluent/bundle';

import { gameOf } from '../games';
import { bundleOf, language } from '../i18n/index.svelte';
import { writtenIn, type Course, type Written } from './lesson';

const data = import.meta.glob<Course>('../games/*/lessons/course.json', { import: 'default' });
const texts = import.meta.glob<string>('../games/*/lessons/*.ftl', { query: '?raw', import: 'default' });

const place = (game: string, file: string) => `../games/${game}/lessons/${file}`;

/** Where another package draws the house's game, its page has no course. */
export const hasCourse = (game: string) => Boolean(gameOf(game).lessons) && place(game, 'course.json') in data;

export async function loadCourse(game: string): Promise<Course> {
  const load = data[place(game, 'course.json')];
  if (!load) throw new Error(`no lessons of ${game}`);
  await speak(game, writtenIn(language()));
  return load();
}

let spoken = $state.raw<Record<string, FluentBundle>>({});

async function speak(game: string, lang: Written) {
  const key = `${game} ${lang}`;
  const load = texts[place(game, `${lang}.ftl`)];
  if (spoken[key] || !load) return;
  const text = await load();
  spoken = { ...spoken, [key]: bundleOf(lang, [text]) };
}

/** A message of a lesson: `said('NAME', '4-b-done')`; '' while the words are on their way, or where there is none. */
export function said(game: string, id: string, args: Record<string, string> = {}): string {
  const lang = writtenIn(language());
  const bundle = spoken[`${game} ${lang}`];
  if (!bundle) {
    queueMicrotask(() => void speak(game, lang).catch(() => undefined));
    return '';
  }
  const pattern = bundle.getMessage(`lesson-${game}-${id}`)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : '';
}
