import type {PageRecord, PageSection} from '../../lib/pageRecord';
import type {Locale} from '../../config/locales';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** `lvl1` is the page, `lvl2` to `lvl6` a section of it. */
type SearchLevel = (typeof levels)[number];

/** One section of one page, in the hosted provider's shape. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique over both languages: the address with its anchor. */
  objectID: string;
  url: string;
  lang: Locale;
  /** Version of the documentation; empty while the site has one. */
  version: string;
  type: SearchLevel;
  /** `lvl0` heads a group of results: the place of the page and its title. */
  hierarchy: {lvl0: string; lvl1: string} & Record<Exclude<SearchLevel, 'lvl1'>, string | null>;
  content: string;
  /** Code of the section. Searched, never shown. */
  code: string;
}

/** The sidebar's labels down to the page ("Guide › Start › Quick start"), each said once. */
export function groupTitle({sidebarPath, title}: PageRecord): string {
  return [...sidebarPath, title]
    .filter((label, position, labels) => label !== '' && label !== labels[position - 1])
    .join(' › ');
}

/** Returns the section before the first heading. It represents the page, so every page has one. */
function introductionOf({sections, description}: PageRecord): PageSection {
  const own = sections.filter(({id}) => id === null);
  const join = (field: 'text' | 'code') => own.flatMap((section) => section[field] || []).join(' ');
  return {id: null, headings: [], text: join('text') || description, code: join('code')};
}

/**
 * Leaves out pages that have nothing to find, or ask for it by front matter (`search: false`). Each page has one
 * introduction.
 */
export function searchablePages(pages: readonly PageRecord[]): PageRecord[] {
  return pages
    .filter(({pageType}) => pageType !== '404' && pageType !== 'blank')
    .filter(({frontmatter, unlisted}) => frontmatter.search !== false && !unlisted)
    .map((page) => ({
      ...page,
      sections: [introductionOf(page), ...page.sections.filter(({id}) => id !== null)],
    }));
}

/** Cuts pages into records for a hosted provider: one for the page, one for each section with a heading. */
export function toSearchRecords(pages: readonly PageRecord[]): SearchRecord[] {
  return searchablePages(pages).flatMap((page) =>
    page.sections.map(({id, headings, text, code}) => {
      const url = id === null ? page.routePath : `${page.routePath}#${id}`;
      const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
      return {
        objectID: url,
        url,
        lang: page.lang,
        version: page.version,
        type: levels[headings.length] ?? 'lvl6',
        hierarchy: {lvl0: groupTitle(page), lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6},
        content: text,
        code,
      };
    }),
  );
}
