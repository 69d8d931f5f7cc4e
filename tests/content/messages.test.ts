import fs from 'node:fs';
import path from 'node:path';

import glossary from '../../i18n/glossary.json';
import {recordsFile} from '../../src/build/pages/records';
import {locales, type Locale} from '../../src/config/locales';
import type {PageRecord} from '../../src/lib/pageRecord';
import {buildSearchIndex} from '../../src/search/engine/buildIndex';
import {answer} from '../../src/search/engine/engine';
import {loadIndex} from '../../src/search/engine/loadedIndex';

const root = path.resolve(__dirname, '../..');

function recordsOf(locale: Locale): PageRecord[] {
  const file = path.join(root, '.docusaurus/page-index/default', recordsFile(locale));
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord[];
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

/**
 * A message as it is copied from a terminal: colours, somebody's folders, and the line where it was thrown. attw
 * prints the names of problems, which are short, without any of it.
 */
const pasted = (message: string): string =>
  message.split(' ').length < 3
    ? message
    : `\u001b[31merror\u001b[39m   \u001b[1m${message.replaceAll('/home/you/', '/Users/ada.k/work/clients/')}\u001b[22m\n` +
      '    at async loadConfig (file:///Users/ada.k/work/clients/node_modules/@rslib/core/dist/0~index.js:1043:27)';

describe.each(locales)('messages of tools, %s', (locale) => {
  const records = recordsOf(locale);
  const explanations = explanationsOf(records);
  const index = loadIndex(buildSearchIndex(records, locale, glossary));

  test('are listed on one page, each with its explanation', () => {
    const page = records.find(({_relativePath}) => _relativePath === 'guide/faq/errors.mdx');
    const list = page?.markdown ?? '';
    expect(explanations.size).toBeGreaterThan(120);
    for (const [message, urls] of explanations) {
      expect(list).toContain(message);
      urls.forEach((url) => expect(list).toContain(url));
    }
  });

  /** Messages that differ in names only are explained alike. */
  const kindOf = (message: string): string =>
    message.replaceAll(/(["'`]).*?\1|\/\S+|\d[\d.]*/g, '…');

  test('find their explanation when they are pasted as a terminal prints them', () => {
    const lost = [...explanations].filter(([message]) => {
      const right = [...explanations].flatMap(([other, places]) =>
        kindOf(other) === kindOf(message) ? places : [],
      );
      const hits = answer({query: pasted(message), limit: 5}, index).hits;
      return !hits.some(({url}) => right.includes(url));
    });
    expect(lost.map(([message, urls]) => `${urls.join(' ')}: ${message}`)).toEqual([]);
  });
});
