import {afterPaint} from '../../lib/afterPaint';
import {closest, inBrowser, onEachPage} from '../../runtime/clientModule';

/** From this width the links stand in the bar and the menu closes. */
const wideQuery = '(width >= 768px)';

function closeMenus(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    'dialog[data-menu-dialog][open]',
  )) {
    dialog.close();
  }
}

/**
 * The mobile menu. Its buttons carry `command` and `commandfor`, which newer browsers obey
 * without script; this serves the others, and closes the menu on navigation and on wide screens.
 */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, 'button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) {
      if (button) {
        // Nothing would hold the page still, so nothing is opened and the page scrolls on.
        console.error('Scroll lock: there is no target element', button);
      }
      return;
    }
    if (button?.getAttribute('command') === 'close') {
      dialog.close();
    } else {
      // The browser's own command would open it before the press is painted.
      event.preventDefault();
      afterPaint(() => dialog.open || dialog.showModal());
    }
  });
  window.matchMedia(wideQuery).addEventListener('change', ({matches}) => {
    if (matches) {
      closeMenus();
    }
  });
});

export const onRouteDidUpdate = onEachPage(closeMenus);
