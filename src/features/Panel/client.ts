import {marker} from '../../lib/marker';
import {closest, inBrowser, onNextPage} from '../../client/clientModule';

/** A popover on narrow screens, a column on wide ones. */
export const panel = marker('data-panel');

function closePopovers(): void {
  document.querySelectorAll<HTMLElement>(':popover-open').forEach((each) => each.hidePopover());
}

/** Closes popovers when a link in a panel is followed, and when the focus moves on: it would be covered (WCAG 2.4.11). */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (closest(event, `${panel.selector} a`)) {
      closePopovers();
    }
  });
  document.addEventListener('focusin', (event) => {
    if (!closest(event, ':popover-open, [popovertarget]')) {
      closePopovers();
    }
  });
  // From these widths, sidebar and outline are columns.
  for (const width of [961, 1280]) {
    window.matchMedia(`(width >= ${width}px)`).addEventListener('change', closePopovers);
  }
  // The back/forward cache would restore the page with an open menu.
  window.addEventListener('pagehide', closePopovers);
});

export const onRouteDidUpdate = onNextPage(closePopovers);
