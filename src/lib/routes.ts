/* Everything that turns a path into a route, and a route into files: for the browser, inline scripts and the build. */
import {defaultLocale, locales, type Locale} from '../config/locales';
import {siteBase} from '../config/siteBase';
import {decode, routeKey} from './routeKey';

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
  const asked = localeSegments(pathname);
  return asked.flatMap((each) => locales.filter((locale) => locale === each))[0] ?? defaultLocale;
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
