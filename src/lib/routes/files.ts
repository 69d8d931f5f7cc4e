/* The addresses of a page's files, derived from its canonical path, which has the language's prefix. */
import {locales} from '../../config/locales';
import {localeBase} from './alternates';

/** Whether a route stands for a folder's own page: `/guide/start/`. */
export function isIndexRoute(routePath: string): boolean {
  return routePath.endsWith('/');
}

/** Where the Markdown copy of a page is served: `/guide/start/` has `/guide/start.md`. */
export function markdownPath(routePath: string): string {
  const isHome = locales.some((locale) => routePath === localeBase(locale));
  return isHome ? `${routePath}index.md` : `${routePath.replace(/\/$/, '')}.md`;
}

/** Where a finished page lies in its language's folder: every host serves `<route>.html` at the clean address. */
export function htmlFile(routePath: string, baseUrl: string): string {
  const relative = routePath.slice(baseUrl.length);
  return isIndexRoute(routePath) ? `${relative}index.html` : `${relative}.html`;
}
