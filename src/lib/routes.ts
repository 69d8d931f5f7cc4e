/* Conversions between paths, routes and files, for the browser, inline scripts and the build. */
import {defaultLocale, locales, type Locale} from '../config/locales';
import {siteBase} from '../config/siteBase';
import {routeKey} from './routeKey';

/** @returns the base of a language, `/` or `/zh/`, below the path of the whole site */
export function localeBase(locale: Locale): string {
  return locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;
}

/** @returns the path of a page's Markdown copy: `/guide/start.md` for `/guide/start/` */
export function markdownPath(routePath: string): string {
  const isHome = locales.some((locale) => routePath === localeBase(locale));
  return isHome ? `${routePath}index.md` : `${routePath.replace(/\/$/, '')}.md`;
}

/** @returns the HTML file of a page in its language's folder: hosts serve `a.html` at `/a` */
export function htmlFile(routePath: string, baseUrl: string): string {
  const relative = routePath.slice(baseUrl.length);
  return routePath.endsWith('/') ? `${relative}index.html` : `${relative}.html`;
}

/** @returns the segments of a path below that of the whole site; the first two can be a version and the language */
const segmentsOf = (pathname: string): string[] =>
  (pathname.startsWith(siteBase) ? pathname.slice(siteBase.length) : pathname)
    .split('/')
    .filter(Boolean);

/** @returns the first language in the path, or the default language */
export function localeOfPath(pathname: string): Locale {
  const first = segmentsOf(pathname)
    .slice(0, 2)
    .map((each) => each.toLowerCase());
  return first.flatMap((each) => locales.filter((locale) => locale === each))[0] ?? defaultLocale;
}

/** Removes the default language from a path. Never returns `//…`, which would be another host. */
export function stripDefaultLocale(pathname: string): string {
  const segments = segmentsOf(pathname);
  const index = segments.findIndex((each) => each.toLowerCase() === defaultLocale);
  if (index === -1 || index > 1) {
    return pathname;
  }
  const path = `${siteBase}${segments.toSpliced(index, 1).join('/')}`;
  return segments.length > 1 && pathname.endsWith('/') ? `${path}/` : path;
}

/** Finds the route for another spelling of its path. @returns undefined if the path is a route, or matches none */
export function redirectOf(pathname: string, routes: readonly string[]): string | undefined {
  const key = routeKey(pathname);
  return routes.includes(pathname) ? undefined : routes.find((route) => routeKey(route) === key);
}
