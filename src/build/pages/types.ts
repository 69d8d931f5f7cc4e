/** What the browser may know of a page (row HD-5), and what the build knows on top of it. */
import type {Locale} from '../../config';

/** A heading of depth 2 to 4. */
export interface TocEntry {
  /** Plain text, inline markup removed. */
  text: string;
  /** The rendered id, without `#`. */
  id: string;
  depth: 2 | 3 | 4;
  /** Offset of the heading in the page's Markdown copy, in UTF-16 units; -1 when it comes from a fragment or a component. */
  charIndex: number;
}

/** A feed that lists the page. */
export interface FeedEntry {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** One page in one language: the public part, written to `index.json`. */
export interface PageIndexEntry {
  title: string;
  /** Path with the locale prefix, as linked: `/zh/guide/start/quick-start`. */
  routePath: string;
  lang: Locale;
  toc: TocEntry[];
  frontmatter: Readonly<Record<string, unknown>>;
  /** Empty: the site has one version. */
  version: string;
  /** Path of the source file inside its content folder: `guide/start/quick-start.mdx`. */
  _relativePath: string;
  feeds: FeedEntry[];
}

/** A run of prose under one heading; the unit of search. */
export interface PageSection {
  /** Heading id, or null for what stands before the first heading. */
  id: string | null;
  /** Headings from h2 down to this one, plain text. Empty before the first heading. */
  headings: string[];
  /** Plain text: paragraphs, list items, table cells; one space between blocks. */
  text: string;
  /** Code of the section's fences, joined by line breaks. */
  code: string;
}

/** One page in one language: everything the build derives from its source. */
export interface PageRecord extends PageIndexEntry {
  kind: 'home' | 'doc' | 'post' | 'list';
  pageType: PageType;
  description: string;
  /** Repository path of the source file; null for pages made of components. */
  sourcePath: string | null;
  /** Label path in the sidebar, outermost first; `['Blog']` for posts. */
  sidebarPath: string[];
  /** ISO date of a post; null elsewhere. */
  date: string | null;
  /** Milliseconds since the epoch; null when git knows nothing. */
  lastUpdatedTime: number | null;
  sections: PageSection[];
  /** The page as plain Markdown: no imports, no JSX. Null where there is no Markdown (home, lists). */
  markdown: string | null;
  /** A page that shows the default language's text because nobody has translated it yet. */
  untranslated: boolean;
  /** Reachable by its address only: kept out of sitemap, feeds, llms.txt and search. */
  unlisted: boolean;
}
