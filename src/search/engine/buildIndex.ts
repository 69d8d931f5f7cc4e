import type {PageRecord, PageSection} from '../../lib/pageRecord';
import type {Locale} from '../../config/locales';
import {toIndexedTerms, type GlossaryEntry} from './glossary';
import type {SearchIndexFile} from './indexFile';
import {groupTitle, searchablePages} from './records';
import {tokenize, words} from './text';

/** The names in a section's code that its text does not contain. */
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

/** Builds the index file of one language. The same pages give the same text. */
export function buildSearchIndex(
  records: readonly PageRecord[],
  lang: Locale,
  glossary: readonly GlossaryEntry[] = [],
): string {
  const pages = searchablePages(records.filter((record) => record.lang === lang));
  const file: SearchIndexFile = {
    pages: pages.map((page) => ({
      routePath: page.routePath,
      group: groupTitle(page),
      title: page.title,
      sections: page.sections.map((section) => ({
        anchor: section.id ?? '',
        headings: section.headings,
        content: section.text,
        names: namesOf(section),
      })),
    })),
    terms: toIndexedTerms(glossary),
  };
  return JSON.stringify(file);
}
