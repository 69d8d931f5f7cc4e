import {siteBase} from '../../config/siteBase';
import {elementOfHash, revealTarget} from '../../lib/hash';
import {hasModifier} from '../../lib/keys';
import {canonicalPathOf} from '../../lib/routes';
import {throttle} from '../../lib/throttle';
import {announce} from '../announce';
import {closest, onHint} from '../clientModule';
import {finishRouteUpdate, getLocation, startRouteUpdate} from '../lifecycle';
import {showFailure} from './failure';
import {preparePage, takePage} from './pages';

/** The skip link's target without script. */
const skipHash = '#__docusaurus_skipToContent_fallback';

/** A path with a file ending is a file (a feed, a Markdown copy), not a page; `.html` is a page. */
const fileEnding = /\.(?!html$)[a-z0-9]+$/i;

/** Safari allows 100 changes of the history in 30 seconds. */
const saveIntervalMs = 400;

/** Grows with each navigation, so that a slow page cannot replace one that was asked for later. */
let latest = 0;

/** @returns whether an address, apart from its hash, is the open one */
function isOpenPage({origin, pathname, search}: URL): boolean {
  const {location} = window;
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

/** @returns whether a link leads to another page of this site, in any language */
function isPageLink(link: URL): boolean {
  return (
    link.origin === window.location.origin &&
    link.pathname.startsWith(siteBase) &&
    !fileEnding.test(link.pathname) &&
    !isOpenPage(link)
  );
}

/** @returns the address of the link of an event; null for downloads, other windows and invalid addresses */
function linkOf(event: Event): URL | null {
  const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download])');
  return link?.origin && ['', '_self'].includes(link.target) ? new URL(link.href) : null;
}

/** Keeps the scroll position in the history entry, unless the address bar is ahead of the page. */
function saveScroll(): void {
  if (window.location.pathname === getLocation().pathname) {
    history.replaceState({...history.state, scrollY: window.scrollY}, '');
  }
}

/** @returns the position that was saved in the current history entry, or null */
function savedScroll(): number | null {
  const state = history.state as {scrollY?: unknown} | null;
  return typeof state?.scrollY === 'number' ? state.scrollY : null;
}

/** Scrolls a page that has just been shown: to a known position, to the target of the hash, or to the top. */
function scrollPage(hash: string, position: number | null): void {
  const target = revealTarget(hash);
  if (position === null && target) {
    target.scrollIntoView({behavior: 'instant'});
  } else {
    window.scrollTo({top: position ?? 0, behavior: 'instant'});
  }
}

/** Moves the focus to the target of the hash, or to the start of the text. */
function moveFocus(hash: string): void {
  const target = elementOfHash(hash) ?? document.querySelector('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
  }
}

/** Lets the browser load a page. Assigning the open address would only scroll to its hash. */
function leaveTo(url: URL): void {
  if (url.href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(url);
  }
}

/** The page's own spelling of an address: hosts serve others, such as `/guide/start/quick-start.html`. */
function canonicalUrl(url: URL, page: Document): URL {
  const path = canonicalPathOf(url.pathname, page);
  return path === null ? url : new URL(path + url.search + url.hash, url);
}

/**
 * @param commit puts the page's address into the history
 * @param position scroll position to return to; null for the target of the hash, or the top
 */
async function visit(url: URL, commit: (canonical: URL) => void, position: number | null) {
  latest += 1;
  const current = latest;
  startRouteUpdate(url);
  try {
    const next = await takePage(url);
    if (current !== latest) {
      return;
    }
    if (!next) {
      leaveTo(url);
      return;
    }
    const {page, swapPage} = next;
    commit(canonicalUrl(url, page));
    swapPage(page, !url.hash && !position);
    // Before the client modules: one of them may focus a field of the page.
    moveFocus('');
    finishRouteUpdate();
    scrollPage(url.hash, position);
    if (url.hash) {
      moveFocus(url.hash);
    }
    announce(page.title);
  } catch (error) {
    if (current === latest) {
      console.error(`${url.href} could not be loaded.`, error);
      showFailure(() => void visit(url, commit, position));
    }
  }
}

/** Shows a page of this site without a full load, where possible; `replace` replaces the open one in the history. */
export function navigate(address: string, {replace = false} = {}): void {
  const url = new URL(address, window.location.href);
  if (!isPageLink(url)) {
    window.location[replace ? 'replace' : 'assign'](url);
    return;
  }
  const commit = (canonical: URL): void => {
    saveScroll();
    history[replace ? 'replaceState' : 'pushState'](null, '', canonical);
  };
  void visit(url, commit, null);
}

function handleClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.defaultPrevented && !hasModifier(event);
  const url = isPlain ? linkOf(event) : null;
  if (url?.hash === skipHash) {
    event.preventDefault();
    moveFocus('');
  } else if (url && isPageLink(url)) {
    event.preventDefault();
    navigate(url.href);
  } else if (url && isOpenPage(url)) {
    // The browser goes there next, and scrolls to what it can see.
    saveScroll();
    revealTarget(url.hash);
  }
}

function handleHint(event: Event): void {
  const url = linkOf(event);
  // Readers who save data fetch only the pages that they open.
  const {connection} = navigator as {connection?: {readonly saveData: boolean}};
  if (url && isPageLink(url) && !connection?.saveData) {
    preparePage(url).catch(() => undefined);
  }
}

/** Handles Back, Forward, and a hash that was followed or typed. */
function handlePopState(): void {
  const url = new URL(window.location.href);
  const position = savedScroll();
  // Without the query, which tabs change while the page stays the same.
  if (url.pathname === getLocation().pathname) {
    latest += 1;
    startRouteUpdate(url);
    finishRouteUpdate();
    scrollPage(url.hash, position);
  } else {
    void visit(url, () => undefined, position);
  }
}

/** Starts the client modules, and takes over links, Back and Forward. */
export function installNavigation(): void {
  const loaded = new URL(window.location.href);
  history.replaceState(history.state, '', canonicalUrl(loaded, document));
  document.addEventListener('click', handleClick);
  onHint(handleHint);
  window.addEventListener('popstate', handlePopState);
  window.addEventListener('scroll', throttle(saveScroll, saveIntervalMs), {passive: true});
  // After Back and Forward, the page arrives later than the event. After a reload, or a return from another site, the
  // browser restores the position itself.
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  startRouteUpdate(loaded);
  finishRouteUpdate();
  // Not where a reload has scrolled already.
  if (window.scrollY === 0) {
    scrollPage(loaded.hash, null);
  }
}
