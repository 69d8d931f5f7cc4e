import type {PageRecord} from '../../build/pages/types';
import type {Locale} from '../../config/locales';
import {toIndexedTerms, type GlossaryEntry} from './glossary';
import {headingTerms} from './headingTerms';
import {indexVersion} from './indexOptions';
import {toSearchRecords} from './records';
import {words} from './tokenize';
import type {IndexedPage, IndexedSection, SearchIndexFile, SearchRecord} from './types';

function headingsOf({hierarchy}: SearchRecord): string[] {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/**
 * The names in a section's code that nothing else of it holds, each once: what finds the section
 * through its code is what somebody may type, and that is no more than this.
 */
function namesOf({code, content}: SearchRecord, headings: readonly string[]): string {
  const candidates = words(code).filter(({source}) => /\p{L}{2}/u.test(source));
  if (candidates.length === 0) {
    return '';
  }
  const known = new Set(words([content, ...headings].join(' ')).flatMap(({tokens}) => tokens));
  const names: string[] = [];
  for (const {source, tokens} of candidates) {
    if (tokens.some((token) => !known.has(token))) {
      names.push(source);
      tokens.forEach((token) => known.add(token));
    }
  }
  return names.join(' ');
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

/**
 * Builds the index of one language, to be written to `<baseUrl>search-index.json`.
 *
 * @param records pages of the site; those in other languages are left out
 * @param lang the language to index
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
