import {pinyin} from 'pinyin-pro';

import {tokenize} from './tokenize';
import type {IndexedTerm, SearchRecord} from './types';

/** Headings that are a term, and no sentence: of fewer syllables, initials stand for half of the language. */
const term = /^\p{Script=Han}{3,6}$/u;

const initialsOf = (heading: string): string =>
  pinyin(heading, {pattern: 'first', toneType: 'none', type: 'array'}).join('');

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
  const headings = new Set(
    records
      .map(({type, hierarchy}) => hierarchy[type] ?? '')
      .filter((heading) => term.test(heading)),
  );
  known.flat().forEach((form) => headings.delete(form));
  if (headings.size === 0) {
    return [];
  }
  const taken = new Set([
    ...known.map(([initials]) => initials),
    ...records.flatMap(({content, code}) => tokenize(`${content} ${code}`)),
  ]);
  return Array.from(headings, (heading): IndexedTerm => [initialsOf(heading), heading]).filter(
    ([initials]) => !taken.has(initials),
  );
}
