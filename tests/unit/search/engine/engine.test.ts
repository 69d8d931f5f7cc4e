// cspell:ignore qzxwvk
import {createEngine} from '../../../../src/search/engine/engine';
import {buildSearchIndex} from '../../../../src/search/engine/records';
import {page, section} from './fixtures';

/* That queries find what they should is measured by tests/built/search.test.ts. */

function bigPage(name: string) {
  const sections = Array.from({length: 30}, (_, at) =>
    section(`s${at}`, [`Part ${at}`], 'common word'),
  );
  return page(`/${name}`, name, sections);
}

const quoted = page('/quoted', 'Quoted', [section(null, [], 'Use <script> & "quotes" with care.')]);
const search = createEngine(buildSearchIndex([bigPage('one'), bigPage('two'), quoted], 'en'));

const ask = (query: string) => search({query, limit: 20, words: 10}).hits;

test('SR-4 20 hits, grouped by page, with room for other pages', () => {
  const hits = ask('common');
  expect(hits).toHaveLength(20);
  const groups = hits.map(({group}) => group);
  expect(new Set(groups)).toEqual(new Set(['Guide › one', 'Guide › two']));
  expect(groups).toEqual([...groups].sort());
});

test('SR-6 nothing is found for what is nowhere, and for a query without letters', () => {
  expect(ask('qzxwvk')).toEqual([]);
  expect(ask(' !? ')).toEqual([]);
});

test('SR-9 texts are plain, also where they look like markup', () => {
  const [hit] = ask('quotes');
  expect(hit?.detail.join('')).toContain('<script> & "quotes"');
  expect(hit?.detail.filter((_, index) => index % 2 === 1)).toEqual(['quotes']);
});
