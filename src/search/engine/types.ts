/** Shapes that the build, the browser and the hosted provider share. */
import type {Locale} from '../../config/locales';

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

/** A section in an index file. */
export type IndexedSection = readonly [
  /** '' for what stands before the first heading. */
  anchor: string,
  /** How many of the previous section's headings stand above this one, too. */
  kept: number,
  /** The headings below those, outermost first. */
  headings: readonly string[],
  content: string,
  /** Names out of the section's code that its prose does not hold, joined by spaces. */
  names: string,
];

/** A page in an index file. */
export type IndexedPage = readonly [
  routePath: string,
  lvl0: string,
  title: string,
  sections: readonly IndexedSection[],
];

/** Several ways to say one thing, and its pinyin initials ('' for none). */
export type IndexedTerm = readonly [pinyin: string, ...forms: string[]];

/**
 * What `search-index.json` holds: texts only. The browser indexes them itself, in a worker, because an
 * index is twice the size of what it is made from.
 */
export interface SearchIndexFile {
  /** Layout of this file; a browser that knows another one does not try. */
  version: number;
  lang: Locale;
  pages: readonly IndexedPage[];
  terms: readonly IndexedTerm[];
}
