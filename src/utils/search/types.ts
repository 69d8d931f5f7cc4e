/** Shapes that the build, the browser and the hosted provider share. */
import type {Locale} from '../../site/locales';

/** Heading levels of a hit: `lvl1` is the page, `lvl2` to `lvl6` a section of it. */
export type SearchLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/**
 * Where a record stands. `lvl0` heads a group of results, so it names the place of the page and the
 * page itself ("Guide › Start › Quick start"): results are grouped by page (row SR-4).
 */
export type SearchHierarchy = {lvl0: string; lvl1: string} & Record<
  Exclude<SearchLevel, 'lvl1'>,
  string | null
>;

/** One section of one page, in the hosted provider's shape. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique over both languages: the address with its anchor. */
  objectID: string;
  /** `routePath#id`, or `routePath` for what stands before the first heading. */
  url: string;
  lang: Locale;
  /** Version of the documentation; empty while the site has one. */
  version: string;
  type: SearchLevel;
  hierarchy: SearchHierarchy;
  /** Prose of the section; the page's description where the page has no introduction. */
  content: string;
  /** Code of the section. Searched, never shown. */
  code: string;
}

/** A page in an index file: address, `lvl0`, `lvl1`. */
export type IndexedPage = readonly [routePath: string, lvl0: string, title: string];

/** A record in an index file: position of its page, anchor ('' for none), headings from h2, prose. */
export type IndexedSection = readonly [
  page: number,
  anchor: string,
  headings: readonly string[],
  content: string,
];

/** What `search-index.json` holds. */
export interface SearchIndexFile {
  /** Layout of this file; a browser that knows another one does not try. */
  version: number;
  lang: Locale;
  pages: readonly IndexedPage[];
  /** The position of a section is its document id in `index`. */
  sections: readonly IndexedSection[];
  /** MiniSearch's own serialised form. */
  index: unknown;
}
