import pages from '@generated/page-index/default/pages.json';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import type {RouteConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {Locale} from '../../config/locales';
import type {PageData} from '../../lib/pageData';
import {routeKey} from '../../lib/routes';

const pathsIn = (list: readonly RouteConfig[]): string[] =>
  list.flatMap(({path, routes: nested}) => [path, ...pathsIn(nested ?? [])]);

/** Every route of the language. */
const routeKeys = new Set(pathsIn(routes as unknown as RouteConfig[]).map(routeKey));

/**
 * Returns the data of the page at the current address, anywhere in the theme. A client component takes what it needs as
 * props from a server component, since this hook imports the data of all pages.
 */
export function usePageData(): PageData {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const key = routeKey(pathname);
  const page = pages[key];
  if (page) {
    return page;
  }
  // Lists of tags and the like have a route, but no file.
  const isRoute = routeKeys.has(key);
  const title = isRoute ? siteConfig.title : '404';
  return {
    title,
    headingTitle: title,
    routePath: pathname,
    lang: i18n.currentLocale as Locale,
    toc: [],
    frontmatter: {},
    pageType: isRoute ? 'doc' : '404',
    version: '',
    lastUpdatedTime: null,
    _relativePath: '',
    feeds: [],
  };
}
