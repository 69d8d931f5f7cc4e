import {afterPaint} from '../../lib/afterPaint';
import {closest, inBrowser, onNextPage} from '../../client/clientModule';

/** From this width, the links are in the bar, and the menu closes. */
const wideQuery = '(width >= 768px)';

function closeMenus(): void {
  document
    .querySelectorAll<HTMLDialogElement>('dialog[data-menu-dialog][open]')
    .forEach((dialog) => dialog.close());
}

/** Runs the `command` of a button, for browsers that do not support it, and after the press is painted. */
function handleClick(event: MouseEvent): void {
  const button = closest<HTMLButtonElement>(event, 'button[commandfor]');
  if (!button) {
    return;
  }
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) {
    console.error('Scroll lock: there is no target element', button);
  } else if (button.getAttribute('command') === 'close') {
    dialog.close();
  } else {
    // The browser's own command would open it before the press is painted.
    event.preventDefault();
    afterPaint(() => dialog.open || dialog.showModal());
  }
}

/** Hides the tooltip of a button of the bar on Escape, until the pointer or the focus comes back (WCAG 1.4.13). */
function hideTooltip({key}: KeyboardEvent): void {
  if (key !== 'Escape') {
    return;
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-navbar] [aria-label]:is(:hover, :focus-visible)',
  )) {
    button.dataset.tooltip = 'off';
    for (const left of ['pointerleave', 'blur']) {
      button.addEventListener(left, () => delete button.dataset.tooltip, {once: true});
    }
  }
}

inBrowser(() => {
  document.addEventListener('keydown', hideTooltip);
  document.addEventListener('click', handleClick);
  // The back/forward cache would restore the page with an open menu.
  window.addEventListener('pagehide', closeMenus);
  window.matchMedia(wideQuery).addEventListener('change', ({matches}) => matches && closeMenus());
});

export const onRouteDidUpdate = onNextPage(closeMenus);
