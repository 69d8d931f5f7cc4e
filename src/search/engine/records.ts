import type {PageEntry, PageSection} from '../../lib/pageData';
import type {Locale} from '../../config/locales';
import {toIndexedTerms, type GlossaryEntry} from './glossary';
import type {SearchIndexFile} from './indexFile';
import {tokenize, words} from './text';

/** One section of one page, in the hosted provider's shape. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique over both languages: the address with its anchor. */
  objectID: string;
  url: string;
  lang: Locale;
  /** Version of the documentation; empty while the site has one. */
  version: string;
  /** `lvl1` for the page, `lvl2` to `lvl4` for a section of it. */
  type: string;
  /** `lvl0` heads a group of results: the place of the page and its title. */
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4}`, string | null>;
  content: string;
  /** Code of the section. Searched, never shown. */
  code: string;
}

/** The sidebar's labels down to the page ("Guide › Start › Quick start"), each said once. */
function groupTitle({sidebarPath, title}: PageEntry): string {
  return [...sidebarPath, title]
    .filter((label, position, labels) => label !== '' && label !== labels[position - 1])
    .join(' › ');
}

/**
 * Leaves out pages that have nothing to find, or ask for it by front matter (`search: false`). The first section of the
 * others is what is before the first heading; it represents the page.
 */
function searchablePages(pages: readonly PageEntry[]): PageEntry[] {
  return pages
    .filter(({pageType}) => pageType !== '404' && pageType !== 'blank')
    .filter(({frontmatter, unlisted}) => frontmatter.search !== false && !unlisted)
    .map((page) => {
      const own = page.sections.find(({id}) => id === null);
      const {text = '', code = ''} = own ?? {};
      const introduction = {id: null, headings: [], text: text || page.description, code};
      return {...page, sections: [introduction, ...page.sections.filter((each) => each !== own)]};
    });
}

/** Cuts pages into records for a hosted provider: one for the page, one for each section with a heading. */
export function toSearchRecords(pages: readonly PageEntry[]): SearchRecord[] {
  return searchablePages(pages).flatMap((page) =>
    page.sections.map(({id, headings, text, code}) => {
      const url = id === null ? page.routePath : `${page.routePath}#${id}`;
      const [lvl2 = null, lvl3 = null, lvl4 = null] = headings;
      return {
        objectID: url,
        url,
        lang: page.lang,
        version: page.version,
        type: `lvl${headings.length + 1}`,
        hierarchy: {lvl0: groupTitle(page), lvl1: page.title, lvl2, lvl3, lvl4},
        content: text,
        code,
      };
    }),
  );
}

/** The names in a section's code that its text does not contain. */
function namesOf({code, text, headings}: PageSection): string {
  const known = new Set(code && tokenize([text, ...headings].join(' ')));
  const names = words(code)
    .filter(
      ({source, tokens}) => /\p{L}{2}/u.test(source) && tokens.some((each) => !known.has(each)),
    )
    .map(({source}) => source);
  return [...new Set(names)].join(' ');
}

/** Builds the index file of one language. The same pages give the same text. */
export function buildSearchIndex(
  entries: readonly PageEntry[],
  lang: Locale,
  glossary: readonly GlossaryEntry[] = [],
): string {
  const pages = searchablePages(entries.filter((entry) => entry.lang === lang));
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
