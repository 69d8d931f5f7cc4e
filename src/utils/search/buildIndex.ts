import MiniSearch from 'minisearch';

import type {PageRecord} from '../../plugins/page-index/types';
import type {Locale} from '../../site/locales';
import {indexOptions, indexVersion, toDocument} from './indexOptions';
import {toSearchRecords} from './records';
import type {IndexedPage, IndexedSection, SearchIndexFile, SearchRecord} from './types';

function headingsOf({hierarchy}: SearchRecord): string[] {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/** Pages are written once, and their sections point to them. */
function toTables(records: readonly SearchRecord[]): {
  pages: IndexedPage[];
  sections: IndexedSection[];
} {
  const positions = new Map<string, number>();
  const pages: IndexedPage[] = [];
  const sections = records.map((record): IndexedSection => {
    const [routePath = record.url, anchor = ''] = record.url.split('#');
    let page = positions.get(routePath);
    if (page === undefined) {
      page = pages.push([routePath, record.hierarchy.lvl0, record.hierarchy.lvl1]) - 1;
      positions.set(routePath, page);
    }
    return [page, anchor, headingsOf(record), record.content];
  });
  return {pages, sections};
}

/**
 * Builds the index of one language, to be written to `<baseUrl>search-index.json`.
 *
 * @param records pages of the site; those in other languages are left out
 * @param lang the language to index
 * @returns the file's text; the same pages give the same text
 */
export function buildSearchIndex(records: readonly PageRecord[], lang: Locale): {json: string} {
  const searchRecords = toSearchRecords(records.filter((record) => record.lang === lang));
  const index = new MiniSearch(indexOptions());
  index.addAll(searchRecords.map(toDocument));
  const file: SearchIndexFile = {version: indexVersion, lang, ...toTables(searchRecords), index};
  return {json: JSON.stringify(file)};
}
