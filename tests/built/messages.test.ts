import fs from 'node:fs';
import path from 'node:path';

import glossary from '../../i18n/glossary.json';
import {findMessages} from '../../src/features/MessageFinder/match';
import {locales, type Locale} from '../../src/config/locales';
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

describe.each(locales)('the catalogue of messages, %s', (locale) => {
  const entries = entriesOf(locale);
  const page = entries.find(({_relativePath}) => _relativePath === 'guide/faq/errors.mdx');
  const catalogue = (page?.toc ?? []).filter(({depth}) => depth === 3);

  test('has messages as headings, each of which the field for a log finds', () => {
    expect(catalogue.length).toBeGreaterThan(10);
    const log = catalogue.map(({text}) => text.replaceAll('…', 'something/else')).join('\n');
    const found = findMessages(log, catalogue).map(({text}) => text);
    expect(found).toEqual(catalogue.map(({text}) => text));
  });

  test('has an entry for each message that is pasted into the search', () => {
    const search = createEngine(buildSearchIndex(entries, locale, glossary));
    const lost = catalogue.filter(({text, id}) => {
      const {hits} = search({query: text, limit: 5, words: 10});
      return !hits.some(({url}) => url === `${page?.routePath}#${id}`);
    });
    expect(lost).toEqual([]);
  });
});
