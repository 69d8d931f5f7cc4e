/* What counts as the same page: string work alone, for the browser, the 404 page's inline script and the build. */
import {defaultLocale, locales, type Locale} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {decode, routeKey} from './routeKey';

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
