import type {PageEntry, PageSection} from '../../../../src/lib/pageData';

export function section(
  id: string | null,
  headings: string[],
  text: string,
  code = '',
): PageSection {
  return {id, headings, text, code};
}

/** An English page. */
export function page(
  routePath: string,
  title: string,
  sections: PageSection[],
  extra: Partial<PageEntry> = {},
): PageEntry {
  return {
    title,
    headingTitle: title,
    routePath,
    lang: 'en',
    toc: [],
    frontmatter: {},
    version: '',
    source: `docs${routePath}.mdx`,
    _relativePath: `${routePath.slice(1)}.mdx`,
    feeds: [],
    kind: 'doc',
    pageType: 'doc',
    description: `About ${title}.`,
    sidebarPath: ['Guide'],
    date: null,
    lastUpdatedTime: null,
    sections,
    markdown: null,
    unlisted: false,
    ...extra,
  };
}
