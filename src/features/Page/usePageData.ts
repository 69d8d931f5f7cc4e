import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';

import {contentPath, isTranslated} from '../../lib/contentPath';
import {plainText} from '../../lib/plainText';
import {usePageChrome, type PageChrome} from './chrome';

/** A heading of the page. */
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
  /** Language of the text: the default one where the page is not translated. */
  textLang: string;
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

interface OwnData extends Omit<PageData, 'lang' | 'textLang' | 'pageType' | '_relativePath'> {
  /** The source file, as Docusaurus writes it; empty for pages made of components. */
  source: string;
}

function headingsOf(toc: readonly TOCItem[]): PageHeading[] {
  return toc.map(({value, id, level}) => ({
    text: plainText(value),
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

function useDocData(): OwnData | null {
  const doc = orNull(useDoc);
  if (!doc) {
    return null;
  }
  const {metadata, frontMatter, toc, contentTitle} = doc;
  return {
    routePath: metadata.permalink,
    title: metadata.title,
    headingTitle: contentTitle ?? metadata.title,
    frontmatter: {...frontMatter},
    toc: headingsOf(toc),
    version: metadata.version === 'current' ? '' : metadata.version,
    lastUpdatedTime: metadata.lastUpdatedAt ?? null,
    source: metadata.source,
  };
}

function usePostData(): OwnData | null {
  const post = orNull(useBlogPost);
  if (!post) {
    return null;
  }
  const {metadata, frontMatter, toc} = post;
  return {
    routePath: metadata.permalink,
    title: metadata.title,
    headingTitle: metadata.title,
    frontmatter: {...frontMatter},
    toc: headingsOf(toc),
    version: '',
    lastUpdatedTime: metadata.lastUpdatedAt ?? null,
    source: metadata.source,
  };
}

/** The current page's data: of the doc or post round the component, else what the address tells. */
export function usePageData(): PageData {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pageType} = usePageChrome();
  const doc = useDocData();
  const post = usePostData();
  const {source, ...own}: OwnData = doc ??
    post ?? {
      routePath: pathname,
      title: siteConfig.title,
      headingTitle: siteConfig.title,
      frontmatter: {},
      toc: [],
      version: '',
      lastUpdatedTime: null,
      source: '',
    };
  const lang = i18n.currentLocale;
  return {
    ...own,
    lang,
    textLang: source === '' || isTranslated(source, lang) ? lang : i18n.defaultLocale,
    pageType,
    _relativePath: contentPath(source),
  };
}
