import {routeKey} from './normalize';

/**
 * Tells where a reader should be who got the right page at an odd address. The page's own
 * canonical link says it, so the browser needs no list of routes.
 *
 * @param pathname the address bar's path
 * @param document the served page, before anything changed its head
 * @returns the canonical path, or null when the address is right already, when the page names no
 * canonical address (development), or when this is the 404 page
 */
export function canonicalPathOf(pathname: string, document: Document): string | null {
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!href || document.querySelector('meta[name="page-type"][content="404"]')) {
    return null;
  }
  const canonical = new URL(href).pathname;
  return canonical !== pathname && routeKey(canonical) === routeKey(pathname) ? canonical : null;
}
