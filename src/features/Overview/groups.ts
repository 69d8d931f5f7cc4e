import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import type {PageData, PageOption, TocEntry} from '../../lib/pageRecord';
import {routeKey} from '../../lib/routeKey';
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

const defaultDepths: readonly number[] = [2];

interface Link {
  href: string;
  label: string;
  /** Heading depths that the sidebar sets for the page or a section around it. */
  depths: readonly number[] | undefined;
}

/** @returns the links of an item: its own, if it has one, and those below it */
function linksOf(item: PropSidebarItem, outer?: readonly number[]): Link[] {
  if (item.type === 'html') {
    return [];
  }
  const {href, label} = item;
  const depths = sidebarItemProps(item).overviewHeaders ?? outer;
  const below = item.type === 'category' ? item.items.flatMap((each) => linksOf(each, depths)) : [];
  return href ? [{href, label, depths}, ...below] : below;
}

/**
 * The groups of a sidebar, pages outside a section last. Heading depths: the item's, the page's, or the overview's.
 *
 * @param data of the pages, by the keys of their routes
 */
export function overviewGroups(
  items: readonly PropSidebarItem[],
  data: Readonly<Record<string, PageData | undefined>>,
  own: string,
  depths: readonly number[] = defaultDepths,
): OverviewGroup[] {
  const toPage = ({href, label, depths: ofItem}: Link): OverviewPage => {
    const entry = data[routeKey(href)];
    const ofPage = entry?.frontmatter.overviewHeaders as readonly number[] | undefined;
    const listed = ofItem ?? ofPage ?? depths;
    const {title = label, toc = [], options = []} = entry ?? {};
    const headings = options.length > 0 ? [] : toc.filter(({depth}) => listed.includes(depth));
    return {title, routePath: href, options, headings};
  };
  const pagesOf = (item: PropSidebarItem): OverviewPage[] =>
    linksOf(item)
      .filter(({href}) => href !== own)
      .map(toPage);
  const sections = items.flatMap((item) =>
    item.type === 'category' ? [{label: item.label, pages: pagesOf(item)}] : [],
  );
  const others = items.flatMap((item) => (item.type === 'link' ? pagesOf(item) : []));
  return [...sections, ...(others.length > 0 ? [{label: null, pages: others}] : [])].filter(
    ({pages}) => pages.length > 0,
  );
}
