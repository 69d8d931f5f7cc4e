import {useSiteOptions} from '../../config/useSiteOptions';
import type {PageType} from '../../lib/pageRecord';
import {usePageData} from './usePageData';

/** Which parts of the frame a page shows. */
export interface PageChrome {
  pageType: PageType;
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  /** Edit row and pager, below the text. */
  pageFooter: boolean;
  /** The foot of the site. */
  footer: boolean;
  globalUIComponents: boolean;
}

/** The front matter keys that take parts away. */
export type PageChromeOptions = Partial<Omit<PageChrome, 'pageFooter'>>;

/**
 * Works out a page's frame. The page type sets the ground: `home` and `404` are no documentation, `custom` has the
 * navigation bar only, `blank` has no chrome at all. A key of its own can take a part away, never add one.
 */
export function chromeOf(options: PageChromeOptions = {}): PageChrome {
  const pageType = options.pageType ?? 'doc';
  const isDoc = pageType === 'doc';
  const isBlank = pageType === 'blank';
  const hasFooter = options.footer !== false;
  return {
    pageType,
    navbar: !isBlank && options.navbar !== false,
    sidebar: isDoc && options.sidebar !== false,
    outline: isDoc && options.outline !== false,
    pageFooter: isDoc && hasFooter,
    footer: !isBlank && pageType !== 'custom' && hasFooter,
    globalUIComponents: !isBlank && options.globalUIComponents !== false,
  };
}

/** Which parts of its frame the current page shows, by its front matter and the site's options. */
export function usePageChrome(): PageChrome {
  const {frontmatter, pageType} = usePageData();
  const site = useSiteOptions();
  const chrome = chromeOf({...frontmatter, pageType});
  return {...chrome, outline: chrome.outline && site.outline};
}
