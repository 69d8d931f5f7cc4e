/* Data of pages: `src/plugins/pages` writes it, overview pages and the search index read it. */
import type {FeedEntry} from '../config/feeds';
import type {Locale} from '../config/locales';
import type {DefaultValue} from './optionData';

/** A heading of depth 2 to 4. */
export interface TocEntry {
  /** Plain text, inline markup removed. */
  text: string;
  /** The rendered id, without `#`. */
  id: string;
  depth: 2 | 3 | 4;
  /** Position in the page's Markdown copy, in UTF-16 units; -1 until the copy is made. */
  charIndex: number;
}

/** An option that a page documents. */
export interface PageOption {
  /** `lib.dts.bundle` */
  name: string;
  /** Of the heading above; empty for the page itself. */
  id: string;
  /** The first sentence about it, as plain text. */
  description: string;
  /** On one line. */
  type: string;
  /** Empty where only words can say it. */
  default: DefaultValue[];
}

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** Data of one page in one language for theme components: the page index, and `usePageData`. */
export interface PageData {
  title: string;
  /** The page's own `# Heading`; its title where it has none. */
  headingTitle: string;
  /** Path with the locale prefix, as linked: `/zh/guide/start/quick-start`. */
  routePath: string;
  lang: Locale;
  /** Until the page is finished, only the headings that its own file writes. */
  toc: TocEntry[];
  frontmatter: Readonly<Record<string, unknown>>;
  pageType: PageType;
  /** Name of the page's version; empty for the version that readers get first, and outside the docs. */
  version: string;
  /** Path of the source file inside its content folder: `guide/start/quick-start.mdx`. */
  _relativePath: string;
  /** Milliseconds since the epoch; null if the file is not in git's history. */
  lastUpdatedTime: number | null;
  feeds: FeedEntry[];
  /** Those that the page documents; absent where there are none. */
  options?: PageOption[];
}

/** A run of prose under one heading; the unit of search. */
export interface PageSection {
  /** Heading id, or null for the text before the first heading. */
  id: string | null;
  /** Headings from h2 down to this one, plain text. Empty before the first heading. */
  headings: string[];
  /** Plain text: paragraphs, list items, table cells; one space between blocks. */
  text: string;
  /** Code of the section's fences, joined by line breaks. */
  code: string;
}

/** All data of one page in one language, for the build. */
export interface PageEntry extends PageData {
  kind: 'home' | 'doc' | 'post' | 'list' | 'page';
  /** Path of the source file from the site's root; empty for pages that are not written in Markdown. */
  source: string;
  description: string;
  /** Label path in the sidebar, outermost first; `['Blog']` for posts. */
  sidebarPath: string[];
  /** ISO date of a post; null elsewhere. */
  date: string | null;
  /** Empty until the page is finished. */
  sections: PageSection[];
  /** The page as Markdown; null until it is finished, and for pages made of components. */
  markdown: string | null;
  /** Reachable by its address only: kept out of sitemap, feeds, llms.txt and search. */
  unlisted: boolean;
}
