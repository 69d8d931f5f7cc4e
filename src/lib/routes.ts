/* Conversions between paths, routes and files, for the browser, inline scripts and the build. */
import {defaultLocale, locales, type Locale} from '../config/locales';
import {siteBase} from '../config/siteBase';

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

/** Decodes a part of an address. Malformed text is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The key that all spellings of one route share: decoded, lower case, without a trailing slash, `.html` or `/index`,
 * however often they were added. `/GUIDE/Start/index.html` → `/guide/start`
 */
export function routeKey(pathname: string): string {
  const path = `/${decode(pathname).toLowerCase()}`.replace(/\/{2,}/g, '/');
  return path.replace(/(?:\/index|\.html|\/)+$/, '') || '/';
}

/**
 * Reads the canonical path of a page that was served at another spelling of its address, from its canonical link.
 *
 * @returns null if the address is canonical, in development, and on the 404 page
 */
export function canonicalPathOf(pathname: string, document: Document): string | null {
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!href || document.querySelector('meta[name="page-type"][content="404"]')) {
    return null;
  }
  const canonical = new URL(href).pathname;
  return canonical !== pathname && routeKey(canonical) === routeKey(pathname) ? canonical : null;
}
