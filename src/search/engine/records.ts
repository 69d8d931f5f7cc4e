import type {PageRecord, PageSection} from '../../lib/pageRecord';
import type {Locale} from '../../config/locales';

/** Between the parts of a group's title. */
const pathSeparator = ' › ';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** `lvl1` is the page, `lvl2` to `lvl6` a section of it. */
type SearchLevel = (typeof levels)[number];

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
  /**
   * `lvl0` heads a group of results, so it names the place of the page and the page itself ("Guide › Start › Quick
   * start"): results are grouped by page.
   */
  hierarchy: {lvl0: string; lvl1: string} & Record<Exclude<SearchLevel, 'lvl1'>, string | null>;
  /** Prose of the section; the page's description where the page has no introduction. */
  content: string;
  /** Code of the section. Searched, never shown. */
  code: string;
}

/** Pages that have nothing to find, or that ask to be left out by front matter. */
function isSearchable({pageType, frontmatter, unlisted}: PageRecord): boolean {
  return pageType !== '404' && pageType !== 'blank' && frontmatter.search !== false && !unlisted;
}

/** The sidebar's labels down to the page, each said once. */
function groupTitle({sidebarPath, title}: PageRecord): string {
  return [...sidebarPath, title]
    .filter((label, position, labels) => label !== '' && label !== labels[position - 1])
    .join(pathSeparator);
}

function recordOf(page: PageRecord, {id, headings, text, code}: PageSection): SearchRecord {
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
}

/** What stands before the first heading; it stands for the page, so every page gets one. */
function introductionOf({sections, description}: PageRecord): PageSection {
  const introductions = sections.filter(({id}) => id === null);
  const join = (part: 'text' | 'code', separator: string): string =>
    introductions
      .map((section) => section[part])
      .filter(Boolean)
      .join(separator);
  return {id: null, headings: [], text: join('text', ' ') || description, code: join('code', '\n')};
}

/**
 * Cuts pages into what search finds: one record for the page, one for each section with a heading.
 * The embedded index is built from these records, and the same records go to a hosted provider.
 *
 * @param pages pages of one or more languages, in any order
 * @returns records in the order of the pages and their sections; `objectID` is unique
 */
export function toSearchRecords(pages: readonly PageRecord[]): SearchRecord[] {
  const seen = new Set<string>();
  return pages
    .filter(isSearchable)
    .flatMap((page) => [
      recordOf(page, introductionOf(page)),
      ...page.sections.filter(({id}) => id !== null).map((section) => recordOf(page, section)),
    ])
    .filter(({objectID}) => !seen.has(objectID) && seen.add(objectID));
}
