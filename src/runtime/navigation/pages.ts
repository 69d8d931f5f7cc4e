/*
 * Pages as text, fetched once and kept for the visit.
 */

/** A page that could not be had as a page: the caller lets the browser load the address. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** How many pages are kept; about 60 KB each. */
const mostPages = 40;

const pages = new Map<string, Promise<string>>();

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path, {headers: {accept: 'text/html'}, credentials: 'same-origin'});
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html')) {
    throw new PageLoadError(`${path} answered ${response.status} ${type}`);
  }
  return response.text();
}

/**
 * @param path the page's path, without hash
 * @returns the page's HTML
 * @throws PageLoadError when the answer is not a page; TypeError when the network fails
 */
function loadPage(path: string): Promise<string> {
  const kept = pages.get(path);
  if (kept) {
    return kept;
  }
  const page = fetchPage(path);
  pages.set(path, page);
  // A failure is not kept: the next try asks again.
  page.catch(() => pages.delete(path));
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) {
    pages.delete(oldest);
  }
  return page;
}

/** The page that the last hint was about. */
let prepared: {path: string; page: Promise<Document>} | null = null;

/**
 * Fetches and parses a page that will probably be wanted, so that a click need not wait for either.
 *
 * @param path the page's path, without hash
 * @throws as `loadPage`; a caller that only hints may leave that alone
 */
export function preparePage(path: string): Promise<Document> {
  if (prepared?.path !== path) {
    const page = loadPage(path).then((html) => new DOMParser().parseFromString(html, 'text/html'));
    page.catch(() => (prepared = null));
    prepared = {path, page};
  }
  return prepared.page;
}

/**
 * Gives a page away: its nodes go into the open one, so the next call parses anew.
 *
 * @param path the page's path, without hash
 * @throws as `loadPage`
 */
export function takePage(path: string): Promise<Document> {
  const page = preparePage(path);
  prepared = null;
  return page;
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection may be used for a page that was only hinted at. */
export function mayPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
