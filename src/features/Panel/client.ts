import {closest, inBrowser, onNextPage} from '../../runtime/clientModule';

const open = ':popover-open';

function closePopovers(): void {
  document.querySelectorAll<HTMLElement>(open).forEach((popover) => popover.hidePopover());
}

/** Closes what has no button at this width: the sidebar and the outline are columns there. */
function closeStranded(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(`[data-panel]${open}`)) {
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    if (!button?.getClientRects().length) {
      const focused = document.activeElement as HTMLElement | null;
      panel.hidePopover();
      focused?.focus({preventScroll: true});
    }
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
    if (!closest(event, `${open}, [popovertarget]`)) {
      closePopovers();
    }
  });
  window.addEventListener('resize', closeStranded, {passive: true});
});

export const onRouteDidUpdate = onNextPage(closePopovers);
