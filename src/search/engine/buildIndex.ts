import {pinyin} from 'pinyin-pro';

import type {PageRecord} from '../../lib/pageRecord';
import type {Locale} from '../../config/locales';
import {toIndexedTerms, type GlossaryEntry} from './glossary';
import {
  indexVersion,
  type IndexedPage,
  type IndexedSection,
  type IndexedTerm,
  type SearchIndexFile,
} from './indexFile';
import {toSearchRecords, type SearchRecord} from './records';
import {tokenize, words} from './text';

function headingsOf({hierarchy}: SearchRecord): string[] {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/**
 * The names in a section's code that nothing else of it holds, each once: what finds the section
 * through its code is what somebody may type, and that is no more than this.
 */
function namesOf({code, content}: SearchRecord, headings: readonly string[]): string {
  const known = new Set(code && tokenize([content, ...headings].join(' ')));
  return words(code)
    .filter(({source, tokens}) => {
      const isNew = /\p{L}{2}/u.test(source) && tokens.some((token) => !known.has(token));
      tokens.forEach((token) => isNew && known.add(token));
      return isNew;
    })
    .map(({source}) => source)
    .join(' ');
}

/** How many headings two paths begin with together. */
function sharedDepth(one: readonly string[], other: readonly string[]): number {
  const difference = one.findIndex((heading, depth) => heading !== other[depth]);
  return difference === -1 ? one.length : difference;
}

/** Pages are written once, and so is a heading above several sections. */
function toPages(records: readonly SearchRecord[]): IndexedPage[] {
  const pages = new Map<string, [string, string, string, IndexedSection[]]>();
  let above: string[] = [];
  for (const record of records) {
    const [routePath = record.url, anchor = ''] = record.url.split('#');
    const {lvl0, lvl1} = record.hierarchy;
    const page = pages.get(routePath) ?? [routePath, lvl0, lvl1, []];
    const headings = headingsOf(record);
    const kept = pages.has(routePath) ? sharedDepth(headings, above) : 0;
    page[3].push([anchor, kept, headings.slice(kept), record.content, namesOf(record, headings)]);
    pages.set(routePath, page);
    above = headings;
  }
  return [...pages.values()];
}

/** Headings that are a term, and no sentence: of fewer syllables, initials stand for half of the language. */
const chineseTerm = /^\p{Script=Han}{3,6}$/u;

/**
 * Pinyin initials for the headings of Chinese pages, as many readers type them. Those of the glossary are
 * written by hand, since a library takes some characters for another word.
 *
 * @param known terms that have their initials
 * @returns terms with initials that are no word of the pages: `css` stays CSS
 */
export function headingTerms(
  records: readonly SearchRecord[],
  known: readonly IndexedTerm[],
): IndexedTerm[] {
  const headings = new Set(records.map(({type, hierarchy}) => hierarchy[type] ?? ''));
  known.flat().forEach((form) => headings.delete(form));
  const terms = [...headings].filter((heading) => chineseTerm.test(heading));
  if (terms.length === 0) {
    return [];
  }
  const taken = new Set([
    ...known.map(([initials]) => initials),
    ...records.flatMap(({content, code}) => tokenize(`${content} ${code}`)),
  ]);
  return terms
    .map((term): IndexedTerm => {
      const initials = pinyin(term, {pattern: 'first', toneType: 'none', type: 'array'});
      return [initials.join(''), term];
    })
    .filter(([initials]) => !taken.has(initials));
}

/**
 * Builds the index of one language, to be written to `<baseUrl>search-index.json`.
 *
 * @param records pages of the site; those in other languages are left out
 * @param glossary terms of both languages
 * @returns the file's text; the same pages give the same text
 */
export function buildSearchIndex(
  records: readonly PageRecord[],
  lang: Locale,
  glossary: readonly GlossaryEntry[] = [],
): {json: string} {
  const sections = toSearchRecords(records.filter((record) => record.lang === lang));
  const terms = toIndexedTerms(glossary);
  const file: SearchIndexFile = {
    version: indexVersion,
    lang,
    pages: toPages(sections),
    terms: [...terms, ...headingTerms(sections, terms)],
  };
  return {json: JSON.stringify(file)};
}
