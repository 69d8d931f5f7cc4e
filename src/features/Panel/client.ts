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
  // At another width, sidebar and outline may be columns. On phones, the height changes with the browser's own bars.
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    if (width !== window.innerWidth) {
      width = window.innerWidth;
      closePopovers();
    }
  });
  // The back/forward cache would restore the page with an open menu.
  window.addEventListener('pagehide', closePopovers);
});

export const onRouteDidUpdate = onNextPage(closePopovers);
