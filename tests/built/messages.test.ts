import fs from 'node:fs';
import path from 'node:path';

import glossary from '../../i18n/glossary.json';
import {findMessages} from '../../src/features/MessageFinder/match';
import {locales, type Locale} from '../../src/config/locales';
import type {PageRecord} from '../../src/lib/pageRecord';
import {createEngine} from '../../src/search/engine/engine';
import {buildSearchIndex} from '../../src/search/engine/records';

const root = path.resolve(__dirname, '../..');

/** The pages of the version that readers get first. */
function recordsOf(locale: Locale): PageRecord[] {
  const file = path.join(root, '.docusaurus/page-index/default', `records.${locale}.json`);
  const records = JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord[];
  return records.filter(({version}) => version === '');
}

describe.each(locales)('the catalogue of messages, %s', (locale) => {
  const records = recordsOf(locale);
  const page = records.find(({_relativePath}) => _relativePath === 'guide/faq/errors.mdx');
  const catalogue = (page?.toc ?? []).filter(({depth}) => depth === 3);

  test('has messages as headings, each of which the field for a log finds', () => {
    expect(catalogue.length).toBeGreaterThan(10);
    const log = catalogue.map(({text}) => text.replaceAll('…', 'something/else')).join('\n');
    const found = findMessages(log, catalogue).map(({text}) => text);
    expect(found).toEqual(catalogue.map(({text}) => text));
  });

  test('has an entry for each message that is pasted into the search', () => {
    const search = createEngine(buildSearchIndex(records, locale, glossary));
    const lost = catalogue.filter(({text, id}) => {
      const {hits} = search({query: text, limit: 5, words: 10});
      return !hits.some(({url}) => url === `${page?.routePath}#${id}`);
    });
    expect(lost).toEqual([]);
  });
});
