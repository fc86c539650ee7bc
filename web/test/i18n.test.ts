import { readdirSync, readFileSync } from 'node:fs';

import { FluentParser, Message, Visitor, type Resource, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { bundleOf, languageOf, LANGUAGES } from '../src/i18n/index.svelte';
import type { Language } from '../src/wire';

const SOURCES = new URL('../src/', import.meta.url);
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(new URL(file, SOURCES), 'utf-8');
/** The house's files of a language (i18n/en/make.ftl) and the games' own (games/NAME/en.ftl, games/NAME/lessons/en.ftl). */
const areas = (language: Language) =>
  FILES.filter((file) => file.startsWith(`i18n/${language}/`) || file.endsWith(`/${language}.ftl`)).sort();

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

/** Message id → the names of its arguments. */
function messages(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const area of areas(language)) {
    const resource: Resource = new FluentParser({ withSpans: false }).parse(read(area));
    for (const entry of resource.body) {
      expect(entry.type, `${area}: ${JSON.stringify(entry)}`).not.toBe('Junk');
      if (!(entry instanceof Message)) continue;
      expect(found.has(entry.id.name), `${language}: ${entry.id.name} twice`).toBe(false);
      const variables = new Variables();
      variables.visit(entry);
      found.set(entry.id.name, [...variables.names].sort().join(' '));
    }
  }
  return found;
}

describe('the words of the page', () => {
  const first = messages('zh-Hant');

  const whole = LANGUAGES.filter((language) => language !== 'zh-HK');

  it('says in zh-HK only what zh-Hant has, and says it differently', () => {
    const own = messages('zh-HK');
    expect(own.size).toBeGreaterThan(0);
    for (const [id, variables] of own) expect(variables, `zh-HK: arguments of ${id}`).toBe(first.get(id));
    const [hant, hk] = (['zh-Hant', 'zh-HK'] as const).map((language) => bundleOf(language, areas(language).map(read)));
    for (const id of own.keys()) expect(hk!.getMessage(id), id).not.toEqual(hant!.getMessage(id));
  });

  it('keeps the words of one place out of zh-Hant', () => {
    const local = areas('zh-Hant').flatMap((area) =>
      read(area)
        .split('\n')
        .filter((line) => /枱|機械人|網絡|派牌|甚麼|一齊|裏/.test(line))
        .map((line) => `${area}: ${line}`),
    );
    expect(local).toEqual([]);
  });

  it.each(whole)('has every message with the same arguments in %s', (language) => {
    const own = messages(language);
    expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [id, variables] of first) expect(own.get(id), `${language}: arguments of ${id}`).toBe(variables);
    const named = (one: Language) =>
      areas(one)
        .map((area) => area.replaceAll(new RegExp(`(?<=/)${one}(?=[/.])`, 'g'), 'LANGUAGE'))
        .sort();
    expect(named(language)).toEqual(named('zh-Hant'));
  });

  it('has every message that a component names', () => {
    const files = FILES.filter((name) => /\.(svelte|ts)$/.test(name));
    const missing = new Set<string>();
    for (const file of files) {
      const source = read(file);
      for (const [, id] of source.matchAll(/\bt\('([\w-]+)'/g)) if (!first.has(id!)) missing.add(`${file}: ${id}`);
    }
    expect([...missing]).toEqual([]);
  });

  it('is written in simplified characters for zh-Hans, and keeps the words that both scripts share', () => {
    const decoder = new TextDecoder('gbk');
    const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
    const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
    const simplified = new Set(rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell)))));
    for (const area of areas('zh-Hans')) {
      const [hans, hant] = [read(area), read(area.replaceAll('zh-Hans', 'zh-Hant'))];
      expect(
        [...hans].filter((char) => /\p{sc=Han}/u.test(char) && !simplified.has(char)),
        area,
      ).toEqual([]);
      expect(hans.match(/[什怎这那]幺/g), area).toBeNull();
      if (!area.includes('/lessons/')) continue;
      for (const word of ['檄', '至尊', '至少'])
        expect(hans.split(word).length, `${area}: ${word}`).toBe(hant.split(word).length);
    }
  });

  it('puts no marks around arguments', () => {
    const bundle = bundleOf('zh-Hant', ['hello = 你好，{ $name }！']);
    expect(bundle.formatPattern(bundle.getMessage('hello')!.value!, { name: '竹山' })).toBe('你好，竹山！');
  });

  it.each([
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-HK'], 'zh-HK'],
    [['zh-Hant-MO'], 'zh-HK'],
    [['zh-CN'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['fr', 'zh-Hans-SG'], 'zh-Hans'],
    [['en-GB', 'zh-TW'], 'en'],
    [['fr'], 'en'],
  ] as [string[], Language][])('speaks to a browser of %s in %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});
