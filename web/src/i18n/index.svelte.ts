/** The words of the page: Fluent messages, one chunk a language, reactive through `t`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings } from '../settings.svelte';
import type { Language } from '../wire';

export type { Language };
export const LANGUAGES: readonly Language[] = ['zh-Hant', 'zh-HK', 'zh-Hans', 'en'];
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-Hant': '繁體',
  'zh-HK': '繁體（港澳）',
  'zh-Hans': '简体',
  en: 'English',
};

const catalogues: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  'zh-Hant': () => import('./zh-Hant'),
  'zh-HK': () => import('./zh-HK'), // zh-Hant, and after it what differs
  'zh-Hans': () => import('./zh-Hans'),
  en: () => import('./en'),
};

/** The first of the browser's languages that the house speaks. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    if (/^zh\b.*-(hk|mo)\b/.test(low) || low === 'yue' || low.startsWith('yue-hk')) return 'zh-HK';
    if (/^zh\b.*-(hant|tw)\b/.test(low)) return 'zh-Hant';
    if (/^(zh|yue)\b/.test(low)) return 'zh-Hans';
    if (/^en\b/.test(low)) return 'en';
  }
  return 'en';
}

/** Isolation marks around arguments are for mixed directions, and show as boxes in some CJK fonts. */
export function bundleOf(language: Language, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true }); // the latest counts
  return bundle;
}

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('zh-Hant');

const added: Partial<Record<Language, string>>[] = [];

/** Messages of a game from outside; before the language is chosen. English stands in for a language that it lacks. */
export function addMessages(texts: Partial<Record<Language, string>>) {
  added.push(texts);
}

async function load(language: Language) {
  const { texts } = await catalogues[language]();
  bundle = bundleOf(language, [
    ...Object.values(texts),
    ...added.map((one) => one[language] ?? (language === 'zh-HK' ? one['zh-Hant'] : undefined) ?? one.en ?? ''),
  ]);
  current = language;
  document.documentElement.lang = language;
}

export async function startLanguage() {
  await load(settings.language ?? languageOf(navigator.languages));
}

export async function setLanguage(language: Language) {
  await load(language);
  settings.set('language', language);
}

export function language(): Language {
  return current;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

const patterns = new Map<string, FluentBundle>(); // by language and source

/** A message that the server wrote, filled in. */
export function formatted(source: string, args: Record<string, FluentVariable>): string {
  if (!source.includes('{')) return source;
  const key = `${current} ${source}`;
  const own = patterns.get(key) ?? bundleOf(current, [`one = ${source}`]);
  patterns.set(key, own);
  return own.formatPattern(own.getMessage('one')?.value ?? '', args, []); // what is missing stays open
}

/** A message in the current language. A missing one shows its id, and fails the tests. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, args) : id;
}
