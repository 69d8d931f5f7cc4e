import {closest, inBrowser, onHint, onNextPage} from '../../client/clientModule';
import type {ClientComponent} from '../../client/clientComponents/element';
import {withTimeout} from '../../lib/withTimeout';
import {readSearchShortcut} from './shortcut';

/** Time limit for loading the dialog's script, in ms. */
const timeout = 15_000;

const buttonSelector = '[data-search-button]';

/** The dialog, with its field; null if search is turned off. */
const findDialog = (): HTMLDialogElement | null => document.querySelector('[data-search-dialog]');

/** Loads the script of the dialog; nothing in `npm start`, which hydrates the whole page. */
const load = async (dialog: Element | null): Promise<void> =>
  dialog?.closest<ClientComponent>('client-component')?.hydrate();

/** Opens the dialog at once, so that no typed letter is lost while its script is loading. */
function openSearch(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  const failure = dialog.querySelector<HTMLElement>('[role="alert"]');
  if (dialog.open || !field || !failure) {
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
  failure.hidden = true;
  withTimeout(load(dialog), timeout).catch((error: unknown) => {
    console.error('The search dialog could not be loaded.', error);
    failure.hidden = false;
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
      load(findDialog()).catch(() => undefined);
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
