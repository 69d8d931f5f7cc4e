import {sidebarScrollKey} from '../../config/storage';
import {inBrowser} from '../../runtime/clientModule';
import {restoreFolds} from './early';

function sidebar(): HTMLElement | null {
  return document.querySelector('[data-sidebar-name]');
}

/** Brings the current page's link into the sidebar's view; the page itself stays where it is. */
function showCurrent(bar: HTMLElement): void {
  const link = bar.querySelector('[aria-current]')?.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  if (link && (link.top < box.top || link.bottom > box.bottom)) {
    bar.scrollTop += link.top - box.top - box.height / 2;
  }
}

inBrowser(() => {
  window.addEventListener('pagehide', () => {
    try {
      const bar = sidebar();
      sessionStorage.setItem(sidebarScrollKey, `${bar?.dataset.sidebarName} ${bar?.scrollTop}`);
    } catch {
      // Denied or full: the sidebar begins at its top.
    }
  });
});

export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  inBrowser(() => {
    // The inline script has restored the folds of the first page, where the reader may have changed one since.
    if (previousLocation) {
      restoreFolds();
    }
    // A section whose own page is shown is open.
    document
      .querySelector('[data-sidebar-name] [aria-current] + details')
      ?.setAttribute('open', '');
    const bar = sidebar();
    if (bar) {
      showCurrent(bar);
    }
  });
}
