/* Fetches and parses pages. The browser's own cache keeps them. */

const timeoutMs = 10_000;

interface PreparedPage {
  readonly page: Document;
  /** Shows the page in place of the open one. Its nodes move, so this works once. */
  readonly swapPage: (page: Document) => void;
}

async function loadPage(address: string): Promise<PreparedPage | null> {
  const [response, swap] = await Promise.all([
    // A redirect may lead to another host.
    fetch(address, {redirect: 'manual', signal: AbortSignal.timeout(timeoutMs)}),
    // After a deployment it is gone: then the browser loads the page.
    import('./swap').catch(() => null),
  ]);
  const {ok, status, type, headers} = response;
  const isHtml = headers.get('content-type')?.includes('text/html');
  if (!swap || type === 'opaqueredirect' || status === 404 || (ok && !isHtml)) {
    return null;
  }
  if (!ok) {
    throw new Error(`${address} was answered with status ${status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return swap.canSwap(page) ? {page, swapPage: swap.swapPage} : null;
}

let prepared: {readonly address: string; readonly page: Promise<PreparedPage | null>} | null = null;

/**
 * Fetches and parses a page that the reader will probably open, so that a click does not wait for it.
 *
 * @returns null where the browser has to load the address
 * @throws Error if the page cannot be loaded within the time limit
 */
export function preparePage({origin, pathname, search}: URL): Promise<PreparedPage | null> {
  const address = origin + pathname + search;
  if (prepared?.address !== address) {
    prepared = {address, page: loadPage(address)};
    // The next attempt asks again: the connection may be back.
    prepared.page.catch(() => (prepared = null));
  }
  return prepared.page;
}

/** @returns the prepared page, once; see `preparePage` */
export function takePage(url: URL): Promise<PreparedPage | null> {
  const page = preparePage(url);
  prepared = null;
  return page;
}
