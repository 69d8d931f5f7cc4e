import {closest, inBrowser, onHint, onNextPage} from '../../client/clientModule';
import type {ClientComponent} from '../../client/clientComponents/element';
import {within} from '../../lib/within';
import {readSearchShortcut} from './shortcut';

/** Time limit for loading the dialog's script, in ms. */
const timeout = 15_000;

const buttonSelector = '[data-search-button]';

/** The dialog, with its field; null if search is turned off. */
const findDialog = (): HTMLDialogElement | null => document.querySelector('[data-search-dialog]');

/** Loads the script of the dialog. Loads nothing in `npm start`, which hydrates the whole page. */
const load = (): Promise<unknown> =>
  Promise.all([
    findDialog()?.closest<ClientComponent>('client-component')?.hydrate(),
    import('../modal/Screens'),
  ]);

function showFailure(isFailed: boolean): void {
  const failure = document.querySelector<HTMLElement>('[data-search-failure]');
  if (failure) {
    failure.hidden = !isFailed;
  }
}

/** Opens the dialog at once, so that no typed letter is lost while its script is loading. */
function openSearch(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  if (dialog.open || !field) {
    return;
  }
  const selected = String(getSelection()).trim();
  // Another modal dialog would keep the focus. Popovers close by themselves.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  dialog.showModal();
  // Selected text becomes the query, and typing replaces it.
  field.value = selected.slice(0, field.maxLength);
  field.select();
  field.dispatchEvent(new Event('input', {bubbles: true}));
  showFailure(false);
  within(load(), timeout).catch((error: unknown) => {
    console.error('The search dialog could not be loaded.', error);
    showFailure(true);
  });
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const dialog = findDialog();
    if (dialog && closest(event, buttonSelector)) {
      openSearch(dialog);
    }
  });
  onHint((event) => {
    if (closest(event, buttonSelector)) {
      load().catch(() => undefined);
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = readSearchShortcut(event);
    const dialog = findDialog();
    if (shortcut && dialog) {
      event.preventDefault();
      if (shortcut === 'toggle' && dialog.open) {
        dialog.close();
      } else {
        openSearch(dialog);
      }
    }
  });
});

export const onRouteUpdate = onNextPage(() => findDialog()?.close());

/** Lets CSS show the key hint of Apple's keyboards. */
export function onRouteDidUpdate(): void {
  if (/Mac|iPhone|iPad|iPod/.test(navigator.platform)) {
    document.documentElement.dataset.platform = 'apple';
  }
}
