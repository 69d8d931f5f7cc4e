import {closest, inBrowser, onEachPage} from '../../runtime/clientModule';

const open = ':popover-open';

/** Browsers older than the browser list throw at the selector; they have no open popover either. */
const isSupported = (): boolean => 'showPopover' in HTMLElement.prototype;

function closePopovers(): void {
  if (isSupported()) {
    document.querySelectorAll<HTMLElement>(open).forEach((popover) => popover.hidePopover());
  }
}

/**
 * Sidebar and outline as panels, and the other popovers: following a link in a panel, or going to another
 * page, closes it. So does the focus when it goes on elsewhere: it would be covered (WCAG 2.4.11).
 */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-panel] a')) {
      closePopovers();
    }
  });
  document.addEventListener('focusin', (event) => {
    if (isSupported() && !closest(event, `${open}, [popovertarget]`)) {
      closePopovers();
    }
  });
});

export const onRouteDidUpdate = onEachPage(closePopovers);
