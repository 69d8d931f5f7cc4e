import {closest, inBrowser, onNextPage} from '../../runtime/clientModule';

const open = ':popover-open';

function closePopovers(): void {
  document.querySelectorAll<HTMLElement>(open).forEach((popover) => popover.hidePopover());
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
    if (!closest(event, `${open}, [popovertarget]`)) {
      closePopovers();
    }
  });
});

export const onRouteDidUpdate = onNextPage(closePopovers);
