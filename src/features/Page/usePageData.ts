import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';

import {contentPath} from '../../lib/contentPath';
import {unescapeText} from '../../lib/escapedText';
import {usePageChrome, type PageChrome} from './chrome';

export interface PageHeading {
  text: string;
  id: string;
  depth: number;
  /** Its place in the Markdown copy is known to the page index alone. */
  charIndex: -1;
}

/** What a theme component may know of the page that it stands on. */
export interface PageData {
  /** Path with the locale prefix. */
  routePath: string;
  lang: string;
  title: string;
  /** The page's first heading, where it differs from the title. */
  headingTitle: string;
  frontmatter: Readonly<Record<string, unknown>>;
  toc: readonly PageHeading[];
  pageType: PageChrome['pageType'];
  /** Empty for the version that is current. */
  version: string;
  /** Milliseconds since the epoch; null where it is unknown. */
  lastUpdatedTime: number | null;
  /** Path of the source file inside its content folder; empty for pages made of components. */
  _relativePath: string;
}

function headingsOf(toc: readonly TOCItem[]): PageHeading[] {
  return toc.map(({value, id, level}) => ({
    // Docusaurus hands the heading over as HTML.
    text: unescapeText(value.replace(/<[^>]*>/g, '')),
    id,
    depth: level,
    charIndex: -1,
  }));
}

/** Docusaurus throws where there is no doc or post; here that is a page of another kind. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The current page's data: of the doc or post round the component, else what the address tells. */
export function usePageData(): PageData {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pageType} = usePageChrome();
  const doc = orNull(useDoc);
  const post = orNull(useBlogPost);
  const {metadata, frontMatter, toc} = doc ?? post ?? {metadata: null, frontMatter: {}, toc: []};
  const title = metadata?.title ?? siteConfig.title;
  const source = metadata?.source ?? '';
  const version = doc?.metadata.version ?? 'current';
  const lang = i18n.currentLocale;
  return {
    routePath: metadata?.permalink ?? pathname,
    lang,
    title,
    headingTitle: doc?.contentTitle ?? title,
    frontmatter: {...frontMatter},
    toc: headingsOf(toc),
    pageType,
    version: version === 'current' ? '' : version,
    lastUpdatedTime: metadata?.lastUpdatedAt ?? null,
    _relativePath: contentPath(source),
  };
}
