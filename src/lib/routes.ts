/* Everything that turns a path into a route, and a route into files: for the browser, inline scripts and the build. */
import {defaultLocale, locales, type Locale} from '../config/locales';
import {siteBase} from '../config/siteBase';

/** Base of a language: `/` or `/zh/`, below the path of the whole site. */
export function localeBase(locale: Locale): string {
  return locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;
}

/** The same page in each language, by language. Both languages have the same routes. */
export function alternatePaths(routePath: string): {locale: Locale; path: string}[] {
  const own = locales.find(
    (locale) => locale !== defaultLocale && routePath.startsWith(localeBase(locale)),
  );
  const rest = routePath.slice(localeBase(own ?? defaultLocale).length);
  return locales.map((locale) => ({locale, path: `${localeBase(locale)}${rest}`}));
}

/** Where the Markdown copy of a page is served: `/guide/start/` has `/guide/start.md`. */
export function markdownPath(routePath: string): string {
  const isHome = locales.some((locale) => routePath === localeBase(locale));
  return isHome ? `${routePath}index.md` : `${routePath.replace(/\/$/, '')}.md`;
}

/** Where a finished page lies in its language's folder: every host serves `<route>.html` at the clean address. */
export function htmlFile(routePath: string, baseUrl: string): string {
  const relative = routePath.slice(baseUrl.length);
  return routePath.endsWith('/') ? `${relative}index.html` : `${relative}.html`;
}

/** Text as it was before it was put into an address. What no address can hold is left as it was typed. */
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
  let key = `/${decode(pathname).toLowerCase()}`.replace(/\/{2,}/g, '/');
  for (let previous = ''; previous !== key;) {
    previous = key;
    key = key.replace(/(?:\/index|\.html|\/)$/, '');
  }
  return key === '' ? '/' : key;
}

/** The segments of a path below that of the whole site. */
const segmentsOf = (pathname: string): string[] =>
  (pathname.startsWith(siteBase) ? pathname.slice(siteBase.length) : pathname)
    .split('/')
    .filter(Boolean);

/** The segments that may hold the language: the first, or the second where a version comes before it. */
const localeSegments = (pathname: string): string[] =>
  segmentsOf(pathname)
    .slice(0, 2)
    .map((segment) => decode(segment).toLowerCase());

/** The language that a path asks for: the first that the site knows, or its default language. */
export function localeOfPath(pathname: string): Locale {
  const known = localeSegments(pathname).flatMap((segment) =>
    locales.filter((locale) => locale === segment),
  );
  return known[0] ?? defaultLocale;
}

/** Takes the default language out of a path that spells it; never leaves two slashes, which would name a host. */
export function stripDefaultLocale(pathname: string): string {
  const index = localeSegments(pathname).indexOf(defaultLocale);
  if (index === -1) {
    return pathname;
  }
  const rest = segmentsOf(pathname).toSpliced(index, 1);
  const path = `${siteBase}${rest.join('/')}`;
  return rest.length > 0 && pathname.endsWith('/') ? `${path}/` : path;
}

/** The route that a path means in another spelling; undefined for a route as it stands, and for no route. */
export function redirectOf(pathname: string, routes: readonly string[]): string | undefined {
  const key = routeKey(pathname);
  return routes.includes(pathname) ? undefined : routes.find((route) => routeKey(route) === key);
}

/**
 * Where a reader should be who got the right page at an odd address: the canonical link of the page as it was served
 * says it, so the browser needs no list of routes. Null for a right address, in development, and on the 404 page.
 */
export function canonicalPathOf(pathname: string, document: Document): string | null {
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!href || document.querySelector('meta[name="page-type"][content="404"]')) {
    return null;
  }
  const canonical = new URL(href).pathname;
  return canonical !== pathname && routeKey(canonical) === routeKey(pathname) ? canonical : null;
}
