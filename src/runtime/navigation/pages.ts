/* Pages as text, fetched once and kept for the visit. */

/** How many pages are kept; about 60 KB each. */
const mostPages = 40;

/** A page is fetched anew after this long, since a release may have come between, in milliseconds. */
const freshMs = 300_000;

/** How long a page may take to come; then the browser's own load, which readers can stop and repeat. */
const patienceMs = 10_000;

interface KeptPage {
  readonly html: Promise<string>;
  /** Milliseconds since the page was loaded, whatever the reader's clock says. */
  readonly since: number;
}

const pages = new Map<string, KeptPage>();

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path, {
    headers: {accept: 'text/html'},
    signal: AbortSignal.timeout(patienceMs),
  });
  const type = response.headers.get('content-type') ?? '';
  // A redirect leads elsewhere than the link says, and only the browser's own load shows where.
  if (!response.ok || response.redirected || !type.includes('text/html')) {
    throw new Error(`${path} answered ${response.status} ${type}`);
  }
  const html = await response.text();
  if (!html.includes('</body>')) {
    throw new Error(`${path} was cut off`);
  }
  return html;
}

/** The HTML of a page at an address without hash. It fails where there is none: then the browser loads the address. */
function loadPage(path: string): Promise<string> {
  const kept = pages.get(path);
  if (kept && performance.now() - kept.since < freshMs) {
    return kept.html;
  }
  const html = fetchPage(path);
  pages.delete(path);
  pages.set(path, {html, since: performance.now()});
  // A failure is not kept: the next try asks again.
  html.catch(() => pages.delete(path));
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) {
    pages.delete(oldest);
  }
  return html;
}

let prepared: {html: Promise<string>; page: Promise<Document>} | null = null;

/** Fetches what shows a page in place of the open one: it is not needed before the reader turns to a link. */
export const loadSwap = () => import('./swap');

async function parse(html: Promise<string>): Promise<Document> {
  const [text, {canSwap, loadStyles}] = await Promise.all([html, loadSwap()]);
  const page = new DOMParser().parseFromString(text, 'text/html');
  // The styles of another release would change the open page while a reader only points at a link.
  if (canSwap(page)) {
    await loadStyles(page, AbortSignal.timeout(patienceMs));
  }
  return page;
}

/** Fetches and parses a page that will probably be wanted, and its stylesheets, so that a click waits for neither. */
export function preparePage(path: string): Promise<Document> {
  const html = loadPage(path);
  if (prepared?.html !== html) {
    const page = parse(html);
    page.catch(() => (prepared = null));
    prepared = {html, page};
  }
  return prepared.page;
}

/** Gives a page away: its nodes go into the open one, so the next call parses anew. */
export function takePage(path: string): Promise<Document> {
  const page = preparePage(path);
  prepared = null;
  return page;
}

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Whether the reader's connection may be used for a page that was only hinted at. */
export function mayPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
