/* Fetches pages, and keeps them for the visit. */

import {canSwap, loadStyles} from './swap';

/** About 60 KB each. */
const maxPages = 40;

/** A page is fetched again after this long, since a release may have come between, in milliseconds. */
const maxAgeMs = 300_000;

const timeoutMs = 10_000;

/** The text of a page; null for what the browser has to show: a missing page, a redirect, a file. */
type Html = string | null;

interface KeptPage {
  readonly html: Promise<Html>;
  /** Milliseconds since the document was loaded, whatever the reader's clock says. */
  readonly since: number;
}

const pages = new Map<string, KeptPage>();

async function fetchPage(path: string): Promise<Html> {
  const response = await fetch(path, {
    headers: {accept: 'text/html'},
    // Only a load of the browser's own follows it to another host, and shows where it led.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.type === 'opaqueredirect' || response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${path} was answered with status ${response.status}.`);
  }
  if (!response.headers.get('content-type')?.includes('text/html')) {
    return null;
  }
  const html = await response.text();
  if (!html.includes('</body>')) {
    throw new Error(`${path} is incomplete.`);
  }
  return html;
}

function loadPage(path: string): Promise<Html> {
  const kept = pages.get(path);
  if (kept && performance.now() - kept.since < maxAgeMs) {
    return kept.html;
  }
  const html = fetchPage(path);
  pages.delete(path);
  pages.set(path, {html, since: performance.now()});
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) {
    pages.delete(oldest);
  }
  return html;
}

/** @returns the page, with its stylesheets in the open one; null where the browser has to load it */
async function parse(html: Promise<Html>): Promise<Document | null> {
  const text = await html;
  const page = text === null ? null : new DOMParser().parseFromString(text, 'text/html');
  if (!page || !canSwap(page)) {
    return null;
  }
  await loadStyles(page, AbortSignal.timeout(timeoutMs));
  return page;
}

let prepared: {readonly html: Promise<Html>; readonly page: Promise<Document | null>} | null = null;

/** Fetches and parses a page that will probably be wanted, so that a click does not wait for it. */
export function preparePage(path: string): Promise<Document | null> {
  const html = loadPage(path);
  if (prepared?.html !== html) {
    const page = parse(html);
    const forget = (): void => {
      pages.delete(path);
      prepared = null;
    };
    // The next attempt asks again: the connection may be back, or gone.
    page.then((found) => found ?? forget(), forget);
    prepared = {html, page};
  }
  return prepared.page;
}

/**
 * Hands a page over: its nodes move into the open one, so the next call parses it again.
 *
 * @returns null where the browser has to load the address
 * @throws Error if the page, or one of its stylesheets, cannot be loaded within the time limit
 */
export function takePage(path: string): Promise<Document | null> {
  const page = preparePage(path);
  prepared = null;
  return page;
}

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** @returns whether the reader's connection may be used for a page that is only hinted at */
export function mayPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
