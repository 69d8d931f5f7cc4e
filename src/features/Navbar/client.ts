import {closest, inBrowser, onNextPage} from '../../client/clientModule';

export const menuId = 'mobile-menu';

/** From this width, the links are in the bar, and the menu closes. */
const wideQuery = '(width >= 768px)';

function closeDialogs(selector: string): void {
  document.querySelectorAll<HTMLDialogElement>(selector).forEach((each) => each.close());
}

/** Opens the dialog of a button in browsers that do not support `commandfor`. */
function handleClick(event: MouseEvent): void {
  const button = closest(event, 'button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    if (!dialog.open) {
      dialog.showModal();
    }
  } else if (button) {
    console.error('Scroll lock: there is no target element', button);
  }
}

/** Turns tooltips off on Escape, and on again when the pointer or the focus moves (WCAG 1.4.13). */
function setTooltips(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-tooltips-off', !isOn);
}

inBrowser(() => {
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', ({key}) => setTooltips(key !== 'Escape'));
  document.addEventListener('pointerover', () => setTooltips(true));
  window.matchMedia(wideQuery).addEventListener('change', () => closeDialogs(`#${menuId}`));
});

export const onRouteDidUpdate = onNextPage(() => closeDialogs('dialog[open]'));
