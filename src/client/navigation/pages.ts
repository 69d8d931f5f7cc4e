/* Fetches and parses pages. */

const timeoutMs = 10_000;

/** A page that arrives sooner shows no progress bar. */
const barDelayMs = 200;

interface PreparedPage {
  readonly page: Document;
  readonly swapPage: typeof import('./swap').swapPage;
}

/** Answers by address. The browser's own cache would ask again on hosts that send `max-age=0`. */
const answers = new Map<string, Response>();

async function loadPage(address: string): Promise<PreparedPage | null> {
  const [response, swap] = await Promise.all([
    // A redirect may lead to another host.
    answers.get(address)?.clone() ??
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
  const html = await response.text();
  answers.set(address, new Response(html, response));
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
export function preparePage({origin, pathname, search}: URL): Promise<PreparedPage | null> {
  const address = origin + pathname + search;
  if (prepared?.address !== address) {
    prepared = {address, page: loadPage(address)};
    // The next attempt asks again: the connection may be back.
    prepared.page.catch(() => (prepared = null));
  }
  return prepared.page;
}

async function startBar() {
  const {default: bar} = await import('nprogress');
  // Docusaurus' figures. The template is the package's own, without the spinner.
  const template = '<div class="bar" role="bar"><div class="peg"></div></div>';
  bar.configure({template, minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false});
  return bar.start();
}

/** @returns the prepared page, once; see `preparePage`. A bar at the top shows that it is slow. */
export async function takePage(url: URL): Promise<PreparedPage | null> {
  const page = preparePage(url);
  prepared = null;
  let bar: ReturnType<typeof startBar> | undefined;
  const timer = setTimeout(() => {
    bar = startBar();
    // Offline, or after a deployment: the page arrives, or fails, without it.
    bar.catch(() => undefined);
  }, barDelayMs);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    bar?.then((it) => it.done()).catch(() => undefined);
  }
}
