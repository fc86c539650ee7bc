import { readdirSync, readFileSync } from 'node:fs';

import { FluentParser, Message, Visitor, type Resource, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { bundleOf, languageOf, LANGUAGES } from '../src/i18n/index.svelte';
import type { Language } from '../src/wire';

const HOME = new URL('../src/i18n/', import.meta.url);
const SOURCES = new URL('../src/', import.meta.url);
const areas = (language: Language) => readdirSync(new URL(`${language}/`, HOME)).sort();
const text = (language: Language, area: string) => readFileSync(new URL(`${language}/${area}`, HOME), 'utf-8');

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
    const resource: Resource = new FluentParser({ withSpans: false }).parse(text(language, area));
    for (const entry of resource.body) {
      expect(entry.type, `${language}/${area}: ${JSON.stringify(entry)}`).not.toBe('Junk');
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

  it.each(LANGUAGES)('has every message with the same arguments in %s', (language) => {
    const own = messages(language);
    expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [id, variables] of first) expect(own.get(id), `${language}: arguments of ${id}`).toBe(variables);
    expect(areas(language)).toEqual(areas('zh-Hant'));
  });

  it('has every message that a component names', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const missing = new Set<string>();
    for (const file of files) {
      const source = readFileSync(new URL(file, SOURCES), 'utf-8');
      for (const [, id] of source.matchAll(/\bt\('([\w-]+)'/g)) if (!first.has(id!)) missing.add(`${file}: ${id}`);
    }
    expect([...missing]).toEqual([]);
  });

  it('puts no marks around arguments', () => {
    const bundle = bundleOf('zh-Hant', ['hello = 你好，{ $name }！']);
    expect(bundle.formatPattern(bundle.getMessage('hello')!.value!, { name: '竹山' })).toBe('你好，竹山！');
  });

  it.each([
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-Hant-MO'], 'zh-Hant'],
    [['zh-CN'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['fr', 'zh-Hans-SG'], 'zh-Hans'],
    [['en-GB', 'zh-TW'], 'en'],
    [['fr'], 'en'],
  ] as [string[], Language][])('speaks to a browser of %s in %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});
