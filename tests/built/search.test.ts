import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import glossary from '../../i18n/glossary.json';
import type {PageEntry} from '../../src/lib/pageData';
import {fastest, referenceWork} from '../support/machine';
import {spokenLocales, type SpokenLocale} from '../support/names';
import {createEngine} from '../../src/search/engine/engine';
import type {SearchIndexFile} from '../../src/search/engine/indexFile';
import {buildSearchIndex, toSearchRecords} from '../../src/search/engine/records';
import blindQueries from '../search/blindQueries.json';
import floors from '../search/floors.json';
import judgedQueries from '../search/judgedQueries.json';
import questions from '../search/questions.json';
import shortQueries from '../search/shortQueries.json';
import {rankOf, scoresByKind, type JudgedQuery, type Score} from '../search/metrics.mjs';

const root = path.resolve(__dirname, '../..');
/** The pages of the version that readers get first, which has the addresses that the queries name. */
function entriesOf(locale: SpokenLocale): PageEntry[] {
  const file = path.join(root, '.docusaurus/page-index/default', `entries.${locale}.json`);
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as PageEntry[];
  return entries.filter(({version}) => version === '');
}

const entries: Record<SpokenLocale, PageEntry[]> = {en: entriesOf('en'), zh: entriesOf('zh')};
const texts: Record<SpokenLocale, string> = {
  en: buildSearchIndex(entries.en, 'en', glossary),
  zh: buildSearchIndex(entries.zh, 'zh', glossary),
};

/** The least time, in milliseconds, that `referenceWork` was seen to take the machine of the bench. */
const referenceMs = 6.2;

type Query = Pick<JudgedQuery, 'query' | 'locale' | 'urls' | 'widened'>;

const sets = {judged: judgedQueries as JudgedQuery[], blind: blindQueries as JudgedQuery[]};
const short = spokenLocales.flatMap((locale) =>
  Object.entries<string[]>(shortQueries[locale]).map(([query, urls]) => ({query, locale, urls})),
);

const percent = (share: number): string => (100 * share).toFixed(1).padStart(6);

function table(scores: Record<string, Score>): string {
  const rows = Object.entries(scores).map(
    ([kind, {queries: count, first, five, mrr}]) =>
      `${kind.padEnd(10)} ${String(count).padStart(4)} ${percent(first)} ${percent(five)} ${percent(mrr)}`,
  );
  return ['kind      count   s@1 %  s@5 %  MRR %', ...rows].join('\n');
}

describe.each(spokenLocales)('the search index, %s', (locale) => {
  test('is at most 200 KB compressed for 62 pages', () => {
    const json = Buffer.from(texts[locale]);
    const bytes = brotliCompressSync(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }).length;
    // The limit grows with the number of pages, and has a tenth of room above today's 181 KB: pages quote the messages
    // that readers paste into the search, and answer questions as they were asked (tests/search/questions.json). A worker
    // fetches the index when the pointer reaches the search, so no first visit pays.
    const limit = 200_000 * Math.max(1, entries[locale].length / 62);
    expect(bytes).toBeLessThanOrEqual(limit);
  }, 60_000);

  test('SR-9 comes from the records that a hosted provider gets, all of them', () => {
    const {pages} = JSON.parse(texts[locale]) as SearchIndexFile;
    const urls = pages.flatMap(({routePath, sections}) =>
      sections.map(({anchor}) => (anchor === '' ? routePath : `${routePath}#${anchor}`)),
    );
    expect(urls).toEqual(toSearchRecords(entries[locale]).map(({url}) => url));
  }, 60_000);
});

describe('SR-9 relevance', () => {
  const engines = new Map<SpokenLocale, ReturnType<typeof createEngine>>();
  beforeAll(() => {
    for (const locale of spokenLocales) {
      engines.set(locale, createEngine(texts[locale]));
    }
  }, 60_000);

  function findRank(query: Query): number {
    const ask = engines.get(query.locale);
    const hits = ask?.({query: query.query, limit: 20, words: 10}).hits ?? [];
    return rankOf(
      query,
      hits.map(({url}) => url),
    );
  }

  /** Fails with all misses, if more queries than the floor allows are not answered among the first results. */
  function expectAnswered(queries: readonly Query[], results: number, floor: number): void {
    const missed = queries.filter((query) => findRank(query) > results);
    const share = 1 - missed.length / queries.length;
    const list = missed.map(({query, locale, urls}) => `${locale} "${query}": ${urls.join(' ')}`);
    if (share < floor) {
      throw new Error(`${percent(share)} % of ${100 * floor} %. Missed:\n${list.join('\n')}`);
    }
  }

  test('every address of a query is one that can be found', () => {
    const known = new Set(
      spokenLocales.flatMap((locale) =>
        toSearchRecords(entries[locale]).flatMap(({url}) => [url, url.split('#')[0] ?? '']),
      ),
    );
    const all: Query[] = [...sets.judged, ...sets.blind, ...(questions as Query[]), ...short];
    const unknown = all.flatMap(({locale, urls, widened = []}) =>
      [...urls, ...widened.map(({url}) => url)]
        .map((url) => (locale === 'en' ? url : `/${locale}${url}`))
        .filter((url) => !known.has(url.replace(/#$/, ''))),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  test.each(['judged', 'blind'] as const)(
    '%s queries find what they should; floors.json may only rise',
    (set) => {
      const queries = sets[set];
      const scores = scoresByKind(queries, queries.map(findRank));
      process.stdout.write(`${set}\n${table(scores)}\n`);
      const below = Object.entries(floors[set]).flatMap(([kind, floor]) =>
        (['first', 'five', 'mrr'] as const)
          .filter((measure) => !(scores[kind] && scores[kind][measure] >= floor[measure]))
          .map(
            (measure) =>
              `${kind} ${measure}: ${scores[kind]?.[measure].toFixed(3)} of ${floor[measure]}`,
          ),
      );
      expect(below).toEqual([]);
    },
    120_000,
  );

  test.each(spokenLocales)(
    'short queries are answered among the first three, %s',
    (locale) => {
      const own = short.filter((query) => query.locale === locale);
      expectAnswered(own, 3, floors.short[locale]);
    },
    60_000,
  );

  test.each(spokenLocales)(
    'questions of public trackers are answered among the first five, %s',
    (locale) => {
      const own = (questions as Query[]).filter((query) => query.locale === locale);
      expectAnswered(own, 5, floors.questions[locale]);
    },
    60_000,
  );

  test.each(spokenLocales)(
    'SR-9 a query takes a phone less than 50 ms of its worker, %s',
    (locale) => {
      const engine = engines.get(locale);
      const queries = Object.values(sets)
        .flat()
        .filter((judged) => judged.locale === locale);
      const ask = ({query}: JudgedQuery) => engine?.({query, limit: 20, words: 10});
      // The others first, so that what the engine does first is not counted.
      queries.filter((_, place) => place % 9 === 0).forEach(ask);
      fastest(referenceWork);
      // Each beside a piece of fixed work, since the same query takes a busy machine twice as long as a quiet one.
      const taken = queries
        .filter((_, place) => place % 9 === 1)
        .map((judged) => ({query: fastest(() => ask(judged)), reference: fastest(referenceWork)}));
      const sum = (what: 'query' | 'reference') =>
        taken.reduce((total, each) => total + each[what], 0);
      const slowness = sum('reference') / taken.length / referenceMs;
      const mean = sum('query') / taken.length / slowness;
      process.stdout.write(
        `${locale} mean query, ms of the bench's machine: ${mean.toFixed(1)}; now it takes ${slowness.toFixed(2)} times as long\n`,
      );
      // A phone is taken to be four times slower: the profile of the bench.
      expect(4 * mean).toBeLessThan(50);
      expect(mean).toBeGreaterThan(0.1);
    },
    60_000,
  );
});
