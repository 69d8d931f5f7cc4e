import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {PageType} from '../../lib/pageRecord';

/** The front matter keys that say which parts of the frame a page has. */
export interface PageChromeOptions {
  pageType?: PageType;
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
  globalUIComponents?: boolean;
}

/** Which parts of the frame a page shows. */
export interface PageChrome {
  pageType: PageType;
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  globalUI: boolean;
}

/**
 * Works out a page's frame. The page type sets the ground (`blank` has no chrome at all, `custom` has the navigation
 * bar only); a key of its own can take a part away, never add one.
 */
export function chromeOf(options: PageChromeOptions = {}): PageChrome {
  const pageType = options.pageType ?? 'doc';
  const blank = pageType === 'blank';
  const bare = blank || pageType === 'custom';
  return {
    pageType,
    navbar: !blank && options.navbar !== false,
    sidebar: !bare && options.sidebar !== false,
    outline: !bare && options.outline !== false,
    footer: !bare && options.footer !== false,
    globalUI: !blank && options.globalUIComponents !== false,
  };
}

interface PageIndexGlobalData {
  /** Only the pages that depart from the defaults, so that the data does not grow with the site. */
  exceptions?: Record<string, PageChromeOptions>;
}

/** Which parts of the page's frame the current page wants, from its front matter. */
export function usePageChrome(): PageChrome {
  const {pathname} = useLocation();
  const data = usePluginData('page-index') as PageIndexGlobalData | undefined;
  return chromeOf(data?.exceptions?.[pathname]);
}
