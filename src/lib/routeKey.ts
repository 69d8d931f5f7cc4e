/* Apart from routes.ts, the rest of which would be in the script of every page, too. */

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
