import {useSiteOptions} from '../../config/useSiteOptions';
import {usePageData} from './usePageData';

/** The front matter keys that hide parts. */
type ChromeKey = 'navbar' | 'sidebar' | 'outline' | 'footer' | 'globalUIComponents';

/**
 * Returns which parts of the frame the current page shows. `home` and `404` have no sidebar, outline or page footer, `custom`
 * has the navigation bar only, and `blank` has no frame at all. A front matter key can hide a part, but not add one.
 */
export function usePageChrome() {
  const {frontmatter, pageType} = usePageData();
  const options = useSiteOptions();
  const isShown = (key: ChromeKey): boolean => frontmatter[key] !== false;
  const isDoc = pageType === 'doc';
  const isBlank = pageType === 'blank';
  return {
    pageType,
    navbar: isShown('navbar') && !isBlank,
    sidebar: isShown('sidebar') && isDoc,
    outline: isShown('outline') && isDoc && options.outline,
    /** Edit row and pager, below the text. */
    pageFooter: isShown('footer') && isDoc,
    /** The footer of the site. */
    footer: isShown('footer') && !isBlank && pageType !== 'custom',
    globalUIComponents: isShown('globalUIComponents') && !isBlank,
  };
}
