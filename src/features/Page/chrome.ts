import {useSiteOptions} from '../../config/useSiteOptions';
import type {PageType} from '../../lib/pageRecord';
import {usePageData} from './usePageData';

/** The front matter keys that hide parts. */
interface PageChromeOptions {
  readonly pageType?: PageType;
  readonly navbar?: boolean;
  readonly sidebar?: boolean;
  readonly outline?: boolean;
  readonly footer?: boolean;
  readonly globalUIComponents?: boolean;
}

/**
 * Returns which parts of the frame a page shows. `home` and `404` have no sidebar, outline or page footer, `custom` has the
 * navigation bar only, and `blank` has no frame at all. A front matter key can hide a part, but not add one.
 */
export function chromeOf({
  pageType = 'doc',
  navbar = true,
  sidebar = true,
  outline = true,
  footer = true,
  globalUIComponents = true,
}: PageChromeOptions = {}) {
  const isDoc = pageType === 'doc';
  const isBlank = pageType === 'blank';
  return {
    pageType,
    navbar: navbar && !isBlank,
    sidebar: sidebar && isDoc,
    outline: outline && isDoc,
    /** Edit row and pager, below the text. */
    pageFooter: footer && isDoc,
    /** The footer of the site. */
    footer: footer && !isBlank && pageType !== 'custom',
    globalUIComponents: globalUIComponents && !isBlank,
  };
}

/** Returns the frame of the current page, by its front matter and the site's options. */
export function usePageChrome(): ReturnType<typeof chromeOf> {
  const {frontmatter, pageType} = usePageData();
  const {outline} = useSiteOptions();
  const chrome = chromeOf({...frontmatter, pageType});
  return {...chrome, outline: chrome.outline && outline};
}
