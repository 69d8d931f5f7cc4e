import fs from 'node:fs';
import path from 'node:path';

import glossary from '../../i18n/glossary.json';
import {recordsFile} from '../../src/plugins/pages/records';
import {locales, type Locale} from '../../src/config/locales';
import type {PageRecord} from '../../src/lib/pageRecord';
import {localeBase} from '../../src/lib/routes';
import {buildSearchIndex} from '../../src/search/engine/buildIndex';
import {answer} from '../../src/search/engine/engine';
import {loadIndex} from '../../src/search/engine/loadedIndex';

const root = path.resolve(__dirname, '../..');

/** The pages of the version that readers get first: each version has its own list of messages, and its own search. */
function recordsOf(locale: Locale): PageRecord[] {
  const file = path.join(root, '.docusaurus/page-index/default', recordsFile(locale));
  const records = JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord[];
  return records.filter(({version}) => version === '');
}

/** Addresses of the sections that explain a message, by its text. */
function explanationsOf(pages: readonly PageRecord[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {messages, routePath} of pages) {
    for (const {text, id} of messages) {
      found.set(text, [...(found.get(text) ?? []), `${routePath}#${id}`]);
    }
  }
  return found;
}

describe.each(locales)('messages of tools, %s', (locale) => {
  const records = recordsOf(locale);
  const explanations = explanationsOf(records);
  const index = loadIndex(buildSearchIndex(records, locale, glossary));

  test('are listed on one page, each once, with each of its explanations once', () => {
    const page = records.find(({_relativePath}) => _relativePath === 'guide/faq/errors.mdx');
    const entries = (page?.markdown ?? '').split(/^(?:- |## )/m).slice(1);
    const listed = entries.flatMap((entry) => {
      const [, , text] = /^(`+) ?(.+?) ?\1\\?\n/.exec(entry) ?? [];
      const urls = Array.from(entry.matchAll(/\]\(https:\/\/[^/]+([^)]+)\)/g), ([, url]) => url);
      return text === undefined ? [] : [[text, ...urls].join('\n')];
    });
    expect(explanations.size).toBeGreaterThan(150);
    expect(listed.sort()).toEqual(
      [...explanations].map(([text, urls]) => [text, ...urls].join('\n')).sort(),
    );
  });

  test('have a section for each id that announces one', () => {
    const listed = new Set([...explanations.values()].flat());
    const announced = records.flatMap(({routePath, sections}) =>
      sections.flatMap(({id}) =>
        /^(?:error|publint|attw)-|^ts\d+$/.test(id ?? '') ? `${routePath}#${id}` : [],
      ),
    );
    const missing = announced
      .filter((url) => !listed.has(url))
      .map((url) => url.slice(localeBase(locale).length - 1));
    // Nothing is printed there: the output is wrong.
    expect(missing.sort()).toEqual([
      '/guide/solution/solid#error-babel',
      '/guide/solution/vue#error-target',
    ]);
  });

  /** Messages that differ in names only are explained alike. */
  const kindOf = (message: string): string =>
    message.replaceAll(/(?<!\w)(["'`]).*?\1|\/\S+|\d[\d.]*/g, '…');

  test('find their explanation when they are pasted', () => {
    const lost = [...explanations].filter(([message]) => {
      const right = [...explanations].flatMap(([other, places]) =>
        kindOf(other) === kindOf(message) ? places : [],
      );
      const hits = answer({query: message, limit: 5, words: 10}, index).hits;
      return !hits.some(({url}) => right.includes(url));
    });
    expect(lost.map(([message, urls]) => `${urls.join(' ')}: ${message}`)).toEqual([]);
  });
});
