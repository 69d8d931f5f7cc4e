/**
 * The addresses of a page's files, derived from its route.
 */
import {locales} from '../../config/locales';
import {localeBase} from './alternates';

/** Whether a route stands for a folder's own page: `/guide/start/`. */
export function isIndexRoute(routePath: string): boolean {
  return routePath.endsWith('/');
}

function isHome(routePath: string): boolean {
  return locales.some((locale) => routePath === localeBase(locale));
}

/**
 * Where the Markdown copy of a page is served: the route without its trailing slash, plus
 * `.md`. So `/guide/start/` has `/guide/start.md`, and no reader has to know that it is an index page.
 *
 * @param routePath canonical path with the language prefix
 */
export function markdownPath(routePath: string): string {
  if (isHome(routePath)) {
    return `${routePath}index.md`;
  }
  return `${routePath.replace(/\/$/, '')}.md`;
}

/**
 * Where the finished page lies in its language's output folder. Index routes are `<route>index.html`;
 * the others are `<route>.html`, which every static host serves at the clean address without a redirect.
 *
 * @param routePath canonical path with the language prefix
 * @param baseUrl the language's base, with a slash at both ends
 * @returns a relative path with forward slashes
 */
export function htmlFile(routePath: string, baseUrl: string): string {
  const relative = routePath.slice(baseUrl.length);
  return isIndexRoute(routePath) ? `${relative}index.html` : `${relative}.html`;
}
