/* Fetches pages and prepares them. The browser's own cache keeps them. */

const timeoutMs = 10_000;

interface PreparedPage {
  readonly page: Document;
  /** Shows the page in place of the open one. Its nodes move, so this works once. */
  readonly swapPage: (page: Document) => void;
}

/** @returns the HTML of a page; null for what the browser has to load: a missing page, a redirect, a file */
async function fetchPage(address: string): Promise<string | null> {
  const response = await fetch(address, {
    headers: {accept: 'text/html'},
    // It may lead to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.type === 'opaqueredirect' || response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}.`);
  }
  if (!response.headers.get('content-type')?.includes('text/html')) {
    return null;
  }
  const html = await response.text();
  if (!html.includes('</body>')) {
    throw new Error(`${address} is incomplete.`);
  }
  return html;
}

async function loadPage(address: string): Promise<PreparedPage | null> {
  const [html, swap] = await Promise.all([
    fetchPage(address),
    // After a deployment it is gone: then the browser loads the page.
    import('./swap').catch(() => null),
  ]);
  if (html === null || !swap) {
    return null;
  }
  const page = new DOMParser().parseFromString(html, 'text/html');
  return swap.canSwap(page) ? {page, swapPage: swap.swapPage} : null;
}

let prepared: {readonly address: string; readonly page: Promise<PreparedPage | null>} | null = null;

/**
 * Fetches and parses a page that the reader will probably open, so that a click does not wait for it.
 *
 * @returns null where the browser has to load the address
 * @throws Error if the page cannot be loaded within the time limit
 */
export function preparePage(address: string): Promise<PreparedPage | null> {
  if (prepared?.address !== address) {
    const page = loadPage(address);
    // The next attempt asks again: the connection may be back.
    const forget = (): void => {
      prepared = prepared?.page === page ? null : prepared;
    };
    page.then((found) => found ?? forget(), forget);
    prepared = {address, page};
  }
  return prepared.page;
}

/** Hands a page over to be shown; see `preparePage`. */
export function takePage(address: string): Promise<PreparedPage | null> {
  const page = preparePage(address);
  prepared = null;
  return page;
}

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** @returns whether the reader's connection allows to fetch pages that are only hinted at */
export function mayPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
