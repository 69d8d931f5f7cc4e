import {routeKey} from './routeKey';

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
