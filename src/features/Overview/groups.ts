import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import type {PageData, PageOption, TocEntry} from '../../lib/pageData';
import {routeKey} from '../../lib/routes';
import {sidebarItemProps} from '../../lib/sidebarItem';

/** A page of the overview, with its options, or else the headings that are listed. */
export interface OverviewPage {
  title: string;
  routePath: string;
  options: readonly PageOption[];
  headings: readonly TocEntry[];
}

/** Pages under one name: a section of the sidebar. */
export interface OverviewGroup {
  /** The section's label; null for pages outside of sections. */
  label: string | null;
  pages: readonly OverviewPage[];
}

/**
 * The groups of a sidebar, pages outside a section last. Heading depths: the sidebar item's or those of the section around
 * it, else the page's, else the overview's.
 *
 * @param data of the pages, by the keys of their routes
 * @param own path of the overview, which it does not list
 */
export function overviewGroups(
  items: readonly PropSidebarItem[],
  data: Readonly<Record<string, PageData | undefined>>,
  own: string,
  depths: readonly number[] = [2],
): OverviewGroup[] {
  const pagesOf = (item: PropSidebarItem, outer?: readonly number[]): OverviewPage[] => {
    if (item.type === 'html') {
      return [];
    }
    const {href, label} = item;
    const ofItem = sidebarItemProps(item).overviewHeaders ?? outer;
    const below =
      item.type === 'category' ? item.items.flatMap((each) => pagesOf(each, ofItem)) : [];
    if (!href || href === own) {
      return below;
    }
    const {title = label, toc = [], options = [], frontmatter} = data[routeKey(href)] ?? {};
    const ofPage = frontmatter?.overviewHeaders as readonly number[] | undefined;
    const listed = ofItem ?? ofPage ?? depths;
    const headings = options.length > 0 ? [] : toc.filter(({depth}) => listed.includes(depth));
    return [{title, routePath: href, options, headings}, ...below];
  };
  const groups: OverviewGroup[] = items
    .filter((item) => item.type === 'category')
    .map((item) => ({label: item.label, pages: pagesOf(item)}));
  const others = items.filter(({type}) => type !== 'category').flatMap((item) => pagesOf(item));
  return [...groups, {label: null, pages: others}].filter(({pages}) => pages.length > 0);
}
