import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {PageType} from '../../lib/pageRecord';

/** Which parts of the frame a page shows. */
export interface PageChrome {
  pageType: PageType;
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  globalUIComponents: boolean;
}

/** The front matter keys that say so. */
export type PageChromeOptions = Partial<PageChrome>;

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
    globalUIComponents: !blank && options.globalUIComponents !== false,
  };
}

/** Only the pages that depart from the defaults, so that the data does not grow with the site. */
type Exceptions = Readonly<Record<string, PageChromeOptions>>;

/** Which parts of the page's frame the current page wants, from its front matter. */
export function usePageChrome(): PageChrome {
  const {pathname} = useLocation();
  const data = usePluginData('page-index') as {exceptions?: Exceptions} | undefined;
  return chromeOf(data?.exceptions?.[pathname]);
}
