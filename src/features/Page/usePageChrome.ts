import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';

import {chromeOf, type PageChrome, type PageChromeOptions} from './pageChrome';

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
