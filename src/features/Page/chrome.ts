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
  /** The footer of the site. */
  footer: boolean;
  globalUIComponents: boolean;
}

/** The front matter keys that hide parts. */
export type PageChromeOptions = Partial<Omit<PageChrome, 'pageFooter'>>;

/**
 * Returns the frame of a page. `home` and `404` have no sidebar, outline or page footer, `custom` has the navigation bar
 * only, and `blank` has no frame at all. A front matter key can hide a part, but not add one.
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

/** Returns the frame of the current page, by its front matter and the site's options. */
export function usePageChrome(): PageChrome {
  const {frontmatter, pageType} = usePageData();
  const {outline} = useSiteOptions();
  const chrome = chromeOf({...frontmatter, pageType});
  return {...chrome, outline: chrome.outline && outline};
}
