import fs from 'node:fs';
import path from 'node:path';

import glossary from '../../i18n/glossary.json';
import {findMessages} from '../../src/features/MessageFinder/match';
import {defaultLocale, locales, type Locale} from '../../src/config/locales';
import type {PageEntry} from '../../src/lib/pageData';
import {createEngine} from '../../src/search/engine/engine';
import {buildSearchIndex} from '../../src/search/engine/records';

const root = path.resolve(__dirname, '../..');

/** The pages of the version that readers get first. */
function entriesOf(locale: Locale): PageEntry[] {
  const file = path.join(root, '.docusaurus/page-index/default', `entries.${locale}.json`);
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as PageEntry[];
  return entries.filter(({version}) => version === '');
}

function readCatalogue(locale: Locale) {
  const entries = entriesOf(locale);
  const page = entries.find(({_relativePath}) => _relativePath === 'guide/faq/errors.mdx');
  return {entries, page, catalogue: (page?.toc ?? []).filter(({depth}) => depth === 3)};
}

test.each(locales)(
  'the catalogue has messages as headings, each of which the field for a log finds, %s',
  (locale) => {
    const {catalogue} = readCatalogue(locale);
    expect(catalogue.length).toBeGreaterThan(10);
    const log = catalogue.map(({text}) => text.replaceAll('…', 'something/else')).join('\n');
    const found = findMessages(log, catalogue).map(({text}) => text);
    expect(found).toEqual(catalogue.map(({text}) => text));
  },
);

// Only in the default language: a query takes 20 ms, and translations have the same messages.
test('each message that is pasted into the search leads to its entry', () => {
  const {entries, page, catalogue} = readCatalogue(defaultLocale);
  const search = createEngine(buildSearchIndex(entries, defaultLocale, glossary));
  const lost = catalogue.filter(({text, id}) => {
    const {hits} = search({query: text, limit: 5, words: 10});
    return !hits.some(({url}) => url === `${page?.routePath}#${id}`);
  });
  expect(lost).toEqual([]);
});
