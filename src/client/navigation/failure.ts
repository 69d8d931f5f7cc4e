/** Id of the message that a page could not be loaded, `features/LoadFailure`. */
export const loadFailureId = 'load-failure';

/** Shows the message. @param onRetry called by its button */
export function showFailure(onRetry: () => void): void {
  // Nothing beside a modal menu can be used.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  const message = document.getElementById(loadFailureId);
  const retry = message?.querySelector('button');
  if (message && retry) {
    retry.onclick = onRetry;
    message.showPopover();
  }
}
