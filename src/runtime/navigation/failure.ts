/* The message about a page that could not be loaded; its markup is in `features/LoadFailure`. */

import {closest} from '../clientModule';

let retry = (): void => undefined;

const findMessage = () => document.querySelector<HTMLElement>('[data-load-failure]');

/** Tells the reader that a page could not be loaded. @param again what "Try again" does */
export function showFailure(again: () => void): void {
  const message = findMessage();
  // A modal menu would cover the message, and let nothing else have the focus.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (message) {
    retry = again;
    message.hidden = false;
  }
}

export function hideFailure(): void {
  const message = findMessage();
  if (message && !message.hidden) {
    message.hidden = true;
    retry = () => undefined;
  }
}

/** Answers the message's buttons. */
export function handleFailureClick(event: Event): void {
  if (closest(event, '[data-load-retry]')) {
    retry();
  } else if (closest(event, '[data-load-dismiss]')) {
    hideFailure();
  }
}
