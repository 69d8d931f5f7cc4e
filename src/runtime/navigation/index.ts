import {elementOfHash} from '../../lib/hash';
import {canonicalPathOf} from '../../lib/routeKey';
import {announce} from '../announce';
import {onHint} from '../clientModule';
import {pageIsComing, pageIsShown} from '../lifecycle';
import {isPageLink, isPlainClick, linkOf} from './links';
import {loadSwap, mayPrefetch, preparePage, takePage} from './pages';
import {withProgress} from './progress';

/** Where the skip link leads without script. */
const skipHash = '#__docusaurus_skipToContent_fallback';

/** Grows with each navigation, so that a slow page cannot overtake a later click. */
let latest = 0;

/** The address that is on its way, and since when, in milliseconds. */
let coming: {readonly href: string; readonly since: number} | null = null;

/** After this long, in milliseconds, a second click on the same link is left to the browser: the page may be stuck. */
const impatienceMs = 1000;

/** The path that the open page was made for; the address bar may be ahead of it. */
let shownPath = '';

/** Keeps the open page's place with its entry in the history, so that "back" returns there. */
function keepScroll(): void {
  history.replaceState({...(history.state as object | null), scrollY: window.scrollY}, '');
}

/** @returns the place kept with the current entry, or null; other scripts may have written the entry */
function keptScroll(): number | null {
  const place = (history.state as {scrollY?: unknown} | null)?.scrollY;
  return typeof place === 'number' ? place : null;
}

/** Scrolls a page that has just been shown: to the heading in the address, to a place, or to the top. */
function scrollToPlace(hash: string, place: number | null): void {
  const heading = place === null ? elementOfHash(hash) : null;
  if (heading) {
    heading.scrollIntoView({behavior: 'instant'});
  } else {
    window.scrollTo({top: place ?? 0, behavior: 'instant'});
  }
}

/** With the origin: a path that begins with two slashes alone would name another host. */
function pageOf(url: URL): string {
  return url.origin + url.pathname + url.search;
}

function forgetComing(): void {
  latest += 1;
  coming = null;
}

/** Lets the browser load the page. Assigning the address that is already open would only scroll to its hash. */
function leaveTo(url: URL): void {
  if (url.href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(url);
  }
}

/** Focus goes to what the reader goes on with: the place of the hash, or the start of the text. */
function moveFocus(hash: string): void {
  const place = elementOfHash(hash) ?? document.querySelector('main');
  if (place) {
    place.tabIndex = -1;
    place.focus({preventScroll: true});
    // Not a stop of its own once the reader has moved on.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
}

/** The address with the page's own spelling: hosts answer some odd ones, too. */
function canonicalUrl(url: URL, page: Document): URL {
  const path = canonicalPathOf(url.pathname, page);
  return path === null ? url : new URL(path + url.search + url.hash, url);
}

async function show(
  url: URL,
  place: number | null,
  commit: (canonical: URL) => void,
): Promise<void> {
  latest += 1;
  const turn = latest;
  coming = {href: url.href, since: performance.now()};
  pageIsComing(url);
  try {
    const [next, {canSwap, swapPage}] = await withProgress(
      Promise.all([takePage(pageOf(url)), loadSwap()]),
    );
    if (turn !== latest) {
      return;
    }
    if (!canSwap(next)) {
      leaveTo(url);
      return;
    }
    commit(canonicalUrl(url, next));
    swapPage(next);
    shownPath = window.location.pathname;
    pageIsShown();
    moveFocus(url.hash);
    scrollToPlace(url.hash, place);
    announce(document.title);
    coming = null;
  } catch (error) {
    if (turn === latest) {
      // A missing or broken page or script, or no network: the browser's own load says what is wrong.
      console.warn(error);
      leaveTo(url);
    }
  }
}

/** Goes to a page of this site, without a full load where possible; `replaces` the open one in the history. */
export function navigate(address: string, {replaces = false} = {}): void {
  const url = new URL(address, window.location.href);
  const isAskedAgain = coming?.href === url.href && performance.now() - coming.since > impatienceMs;
  if (isAskedAgain || !isPageLink(url)) {
    window.location[replaces ? 'replace' : 'assign'](url);
    return;
  }
  void show(url, null, (canonical) => {
    if (replaces) {
      history.replaceState({}, '', canonical);
    } else {
      keepScroll();
      history.pushState({}, '', canonical);
    }
  });
}

function handleClick(event: MouseEvent): void {
  const link = isPlainClick(event) ? linkOf(event) : null;
  if (link?.hash === skipHash) {
    event.preventDefault();
    moveFocus('');
  } else if (link && isPageLink(new URL(link.href))) {
    event.preventDefault();
    navigate(link.href);
  }
}

/** A pointer over a link, a finger on it or the focus is a hint that its page will be wanted. */
function handleHint(event: Event): void {
  const link = linkOf(event);
  const url = link && new URL(link.href);
  if (url && mayPrefetch() && isPageLink(url)) {
    void preparePage(pageOf(url));
  }
}

function handlePopState(): void {
  const url = new URL(window.location.href);
  // Without the query, which tabs change while the page stays the same.
  if (url.pathname === shownPath) {
    forgetComing();
    pageIsComing(url);
    pageIsShown();
    scrollToPlace(url.hash, keptScroll());
  } else {
    void show(url, keptScroll() ?? 0, () => undefined);
  }
}

export function installNavigation(): void {
  shownPath = window.location.pathname;
  document.addEventListener('click', handleClick);
  onHint(handleHint);
  window.addEventListener('popstate', handlePopState);
  // Back and forward between pages of one visit: we know the place, and the page comes after the event.
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keepScroll, 100);
    },
    {passive: true},
  );
  // A reload or a return from another site is the browser's business, and a page that it keeps meanwhile is not left
  // for one that was asked for before.
  window.addEventListener('pagehide', () => {
    forgetComing();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
