import {elementOfHash, reveal} from '../../lib/hash';
import {canonicalPathOf} from '../../lib/routeKey';
import {announce} from '../announce';
import {onHint} from '../clientModule';
import {startRouteUpdate, finishRouteUpdate} from '../lifecycle';
import {handleFailureClick, hideFailure, showFailure} from './failure';
import {isOpenPage, isPageLink, isPlainClick, linkOf} from './links';
// Now, before the reader changes the parts that it copies: `swap` is loaded later.
import './parts';
import {mayPrefetch, preparePage, takePage} from './pages';
import {withProgress} from './progress';
import {
  enterEntry,
  entryIndex,
  saveScroll,
  scrollOf,
  shown,
  storeScroll,
  truncateFrom,
} from './scroll';

/** The skip link's target without script. */
const skipHash = '#__docusaurus_skipToContent_fallback';

/** Grows with each navigation, so that a slow page cannot replace one that was asked for later. */
let latest = 0;

/** Opens what hides the target of a hash. @returns the target, and whether it was hidden */
function revealTarget(hash: string): {target: HTMLElement | null; wasHidden: boolean} {
  const target = elementOfHash(hash);
  return {target, wasHidden: target !== null && reveal(target)};
}

/** Scrolls a page that has just been shown: to a known position, to the target of the hash, or to the top. */
function scrollPage(hash: string, position: number | null): void {
  const {target} = revealTarget(hash);
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
    // It is no tab stop once the reader has moved on.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

/** With the origin: a path that begins with two slashes would name another host. */
function pageOf(url: URL): string {
  return url.origin + url.pathname + url.search;
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

interface Visit {
  /** Scroll position to return to; null for the target of the hash, or the top. */
  readonly position: number | null;
  /** Puts the page's address into the history. */
  readonly commit: (canonical: URL) => void;
  /** Undoes what has already changed, and offers another attempt. */
  readonly fail: () => void;
}

async function visit(url: URL, {position, commit, fail}: Visit): Promise<void> {
  latest += 1;
  const current = latest;
  hideFailure();
  startRouteUpdate(url);
  try {
    const next = await withProgress(takePage(pageOf(url)));
    if (current !== latest) {
      return;
    }
    if (!next) {
      leaveTo(url);
      return;
    }
    const {page, swapPage} = next;
    commit(canonicalUrl(url, page));
    swapPage(page);
    finishRouteUpdate();
    scrollPage(url.hash, position);
    moveFocus(url.hash);
    announce(page.title);
  } catch (error) {
    if (current === latest) {
      console.error(`${url.href} could not be loaded.`, error);
      fail();
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
  void visit(url, {
    position: null,
    commit(canonical) {
      saveScroll();
      const index = (entryIndex() ?? shown.index) + (replace ? 0 : 1);
      history[replace ? 'replaceState' : 'pushState'](null, '', canonical);
      truncateFrom(index);
      enterEntry(index);
    },
    fail: () => showFailure(() => navigate(address, {replace})),
  });
}

function handleClick(event: MouseEvent): void {
  const url = isPlainClick(event) ? linkOf(event) : null;
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
  handleFailureClick(event);
}

function handleHint(event: Event): void {
  const url = linkOf(event);
  if (url && mayPrefetch() && isPageLink(url)) {
    preparePage(pageOf(url)).catch(() => undefined);
  }
}

/** Handles Back, Forward, and a hash that was followed or typed. */
function handlePopState(): void {
  const url = new URL(window.location.href);
  const known = entryIndex();
  // A hash makes an entry without an index; the one that is already open replaces its entry.
  const index = known ?? shown.index + (url.hash === shown.hash ? 0 : 1);
  if (known !== null) {
    saveScroll();
  }
  // Without the query, which tabs change while the page stays the same.
  if (url.pathname === shown.path) {
    latest += 1;
    enterEntry(index);
    startRouteUpdate(url);
    finishRouteUpdate();
    scrollPage(url.hash, known === null ? null : scrollOf(index));
    return;
  }
  const distance = index - shown.index;
  void visit(url, {
    position: scrollOf(index) ?? 0,
    commit: () => enterEntry(index),
    fail() {
      // The address of the page that is still there.
      history.go(-distance);
      showFailure(() => history.go(distance));
    },
  });
}

/** Takes over links, Back and Forward from the page that was loaded on. */
export function installNavigation(): void {
  const loaded = new URL(window.location.href);
  history.replaceState(history.state, '', canonicalUrl(loaded, document));
  enterEntry(entryIndex() ?? history.length - 1);
  document.addEventListener('click', handleClick);
  onHint(handleHint);
  window.addEventListener('popstate', handlePopState);
  window.addEventListener('scroll', saveScroll, {passive: true});
  // After Back and Forward, the page comes later than the event.
  history.scrollRestoration = 'manual';
  // After a reload, or a return from another site, the browser restores the position itself.
  window.addEventListener('pagehide', () => {
    latest += 1;
    storeScroll();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Opens what hides the target of the address that the document was loaded with. */
export function revealFirstTarget(): void {
  const {target, wasHidden} = revealTarget(window.location.hash);
  // Not where the reader, or a reload, has scrolled already.
  if (wasHidden && window.scrollY === 0) {
    target?.scrollIntoView({behavior: 'instant'});
  }
}
