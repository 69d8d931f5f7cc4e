/* Apart from routes.ts, the rest of which would be in the script of every page, too. */

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
