import {pinyin} from 'pinyin-pro';

import type {PageRecord, PageSection} from '../../lib/pageRecord';
import type {Locale} from '../../config/locales';
import {toIndexedTerms, type GlossaryEntry} from './glossary';
import {indexVersion, type IndexedPage, type IndexedTerm, type SearchIndexFile} from './indexFile';
import {groupTitle, searchablePages} from './records';
import {tokenize, words} from './text';

/** The names in a section's code that nothing else of it holds, each once: no more of code is typed by readers. */
function namesOf({code, text, headings}: PageSection): string {
  const known = new Set(code && tokenize([text, ...headings].join(' ')));
  return words(code)
    .filter(({source, tokens}) => {
      const isNew = /\p{L}{2}/u.test(source) && tokens.some((token) => !known.has(token));
      tokens.forEach((token) => isNew && known.add(token));
      return isNew;
    })
    .map(({source}) => source)
    .join(' ');
}

function messagesOf({id, text, headings}: PageSection, {messages}: PageRecord): string {
  const prose = [text, ...headings].join('\n');
  return messages
    .filter((message) => message.id === id && !prose.includes(message.text))
    .map((message) => message.text)
    .join('\n');
}

function toIndexedPage(page: PageRecord): IndexedPage {
  return {
    routePath: page.routePath,
    group: groupTitle(page),
    title: page.title,
    sections: page.sections.map((section) => ({
      anchor: section.id ?? '',
      headings: section.headings,
      content: section.text,
      names: namesOf(section),
      messages: messagesOf(section, page),
    })),
  };
}

/** Headings that are a term, and no sentence: of fewer syllables, initials stand for half of the language. */
const chineseTerm = /^\p{Script=Han}{3,6}$/u;

/**
 * Pinyin initials for the headings of Chinese pages, as many readers type them: those that are no word of the pages
 * (`css` stays CSS) and not `known` from the glossary, where they are written by hand, since a library takes some
 * characters for another word.
 */
export function headingTerms(
  pages: readonly IndexedPage[],
  known: readonly IndexedTerm[],
): IndexedTerm[] {
  const sections = pages.flatMap((page) => page.sections);
  const headings = new Set([
    ...pages.map(({title}) => title),
    ...sections.map((section) => section.headings.at(-1) ?? ''),
  ]);
  known.flat().forEach((form) => headings.delete(form));
  const terms = [...headings].filter((heading) => chineseTerm.test(heading));
  if (terms.length === 0) {
    return [];
  }
  const taken = new Set([
    ...known.map(([initials]) => initials),
    ...sections.flatMap(({content, names}) => tokenize(`${content} ${names}`)),
  ]);
  return terms
    .map((term): IndexedTerm => {
      const initials = pinyin(term, {pattern: 'first', toneType: 'none', type: 'array'});
      return [initials.join(''), term];
    })
    .filter(([initials]) => !taken.has(initials));
}

/** Builds the index of one language, `<baseUrl>search-index.json`. The same pages give the same text. */
export function buildSearchIndex(
  records: readonly PageRecord[],
  lang: Locale,
  glossary: readonly GlossaryEntry[] = [],
): string {
  const pages = searchablePages(records.filter((record) => record.lang === lang)).map(
    toIndexedPage,
  );
  const terms = toIndexedTerms(glossary);
  const file: SearchIndexFile = {
    version: indexVersion,
    pages,
    terms: [...terms, ...headingTerms(pages, terms)],
  };
  return JSON.stringify(file);
}
