import type {PageRecord, PageSection} from '../../build/pages/types';
import type {SearchHierarchy, SearchLevel, SearchRecord} from './types';

/** Between the parts of a group's title. */
const pathSeparator = ' › ';

/** Pages that have nothing to find, or that ask to be left out by front matter. */
function isSearchable(page: PageRecord): boolean {
  return (
    page.pageType !== '404' &&
    page.pageType !== 'blank' &&
    page.frontmatter.search !== false &&
    !page.unlisted
  );
}

/** The sidebar's labels down to the page, each said once. */
function groupTitle({sidebarPath, title}: PageRecord): string {
  return [...sidebarPath, title]
    .filter((label, position, labels) => label !== '' && label !== labels[position - 1])
    .join(pathSeparator);
}

function hierarchyOf(page: PageRecord, headings: readonly string[]): SearchHierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: groupTitle(page), lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6};
}

const levels: readonly SearchLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function recordOf(page: PageRecord, section: PageSection): SearchRecord {
  const url = section.id === null ? page.routePath : `${page.routePath}#${section.id}`;
  return {
    objectID: url,
    url,
    lang: page.lang,
    version: page.version,
    type: levels[section.headings.length] ?? 'lvl6',
    hierarchy: hierarchyOf(page, section.headings),
    content: section.text,
    code: section.code,
  };
}

/** What stands before the first heading; it stands for the page, so every page gets one. */
function introductionOf(page: PageRecord): PageSection {
  const introductions = page.sections.filter((section) => section.id === null);
  const join = (part: 'text' | 'code', separator: string): string =>
    introductions
      .map((section) => section[part])
      .filter(Boolean)
      .join(separator);
  return {
    id: null,
    headings: [],
    text: join('text', ' ') || page.description,
    code: join('code', '\n'),
  };
}

/**
 * Cuts pages into what search finds: one record for the page, one for each section with a heading.
 * The embedded index is built from these records, and the same records go to a hosted provider.
 *
 * The text is plain. A hosted provider inserts its marks without escaping, so that what is uploaded
 * has to go through `escapeRecord` first; the embedded client does this when it draws hits.
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
