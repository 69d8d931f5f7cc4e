/**
 * What counts as "the same page". Pure string work, no DOM and no Node: the
 * browser, the 404 page's inline script and the build all use these functions.
 */
import {defaultLocale, locales, type Locale} from '../../config/locales';

/** What a path turned out to be, and where its reader belongs. */
export interface RouteMatch {
  /** `canonical`: a route as it stands; `redirect`: an odd form of `path`; `unknown`: no route. */
  kind: 'canonical' | 'redirect' | 'unknown';
  /** The canonical path, or the given one when unknown. */
  path: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: compare the text as it was typed.
    return text;
  }
}

/**
 * The key that all spellings of one route share: decoded, lower case, without a trailing slash,
 * `.html` or `/index`, however often they were added.
 *
 * @param pathname a path without query or hash; repeated slashes count as one
 * @returns the key, which begins with a slash: `/GUIDE/Start/index.html` → `/guide/start`
 */
export function routeKey(pathname: string): string {
  let key = `/${decode(pathname).toLowerCase()}`.replace(/\/{2,}/g, '/');
  for (let previous = ''; previous !== key;) {
    previous = key;
    key = key.replace(/(?:\/index|\.html|\/)$/, '');
  }
  return key === '' ? '/' : key;
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/** How many segments may hold the language: the first, or the second where a version comes before it. */
const localeSegments = 2;

/**
 * The language that a path asks for, read from its first two segments.
 *
 * @returns the first known language there, or the site's default language
 */
export function localeOfPath(pathname: string): Locale {
  const candidates = segmentsOf(pathname)
    .slice(0, localeSegments)
    .map((segment) => decode(segment).toLowerCase());
  for (const candidate of candidates) {
    const locale = locales.find((known) => known === candidate);
    if (locale) {
      return locale;
    }
  }
  return defaultLocale;
}

/**
 * Takes the default language out of a path that spells it.
 *
 * @param pathname a path; the caller keeps query and hash
 * @returns the path without the segment, never beginning with two slashes (which would name another
 * host), or the path as given when it holds no such segment
 */
export function stripDefaultLocale(pathname: string): string {
  const segments = segmentsOf(pathname);
  const index = segments
    .slice(0, localeSegments)
    .findIndex((segment) => decode(segment).toLowerCase() === defaultLocale);
  if (index === -1) {
    return pathname;
  }
  segments.splice(index, 1);
  const path = `/${segments.join('/')}`;
  return segments.length > 0 && pathname.endsWith('/') ? `${path}/` : path;
}

/**
 * Finds the route that a path means.
 *
 * @param pathname a path without query or hash
 * @param routes the canonical paths of the site
 */
export function resolveRoute(pathname: string, routes: readonly string[]): RouteMatch {
  if (routes.includes(pathname)) {
    return {kind: 'canonical', path: pathname};
  }
  const key = routeKey(pathname);
  const path = routes.find((route) => routeKey(route) === key);
  return path === undefined ? {kind: 'unknown', path: pathname} : {kind: 'redirect', path};
}
