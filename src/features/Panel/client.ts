import {closest, inBrowser, onNextPage} from '../../client/clientModule';

const open = ':popover-open';

function closePopovers(): void {
  document.querySelectorAll<HTMLElement>(open).forEach((popover) => popover.hidePopover());
}

/** Closes panels without a button at this width, where the sidebar and the outline are columns. */
function closeColumns(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(`[data-panel]${open}`)) {
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    if (!button?.getClientRects().length) {
      const focused = document.activeElement as HTMLElement | null;
      panel.hidePopover();
      focused?.focus({preventScroll: true});
    }
  }
}

/** Closes popovers when a link in a panel is followed, and when the focus moves on: it would be covered (WCAG 2.4.11). */
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
  window.addEventListener('resize', closeColumns, {passive: true});
});

export const onRouteDidUpdate = onNextPage(closePopovers);
