/* The message about a page that could not be loaded; its markup is in `features/LoadFailure`. */

import {closest} from '../clientModule';

let retry = (): void => undefined;

function setHidden(hidden: boolean): void {
  const message = document.querySelector<HTMLElement>('[data-load-failure]');
  if (message) {
    message.hidden = hidden;
  }
}

export const hideFailure = (): void => setHidden(true);

/** @param onRetry what "Try again" does */
export function showFailure(onRetry: () => void): void {
  // A modal menu would cover the message.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  retry = onRetry;
  setHidden(false);
}

/** Handles clicks on the buttons of the message. */
export function handleFailureClick(event: Event): void {
  if (closest(event, '[data-load-retry]')) {
    retry();
  } else if (closest(event, '[data-load-dismiss]')) {
    hideFailure();
  }
}
