/** Id of the message that a page could not be loaded, `features/LoadFailure`. */
export const loadFailureId = 'load-failure';

/** Shows the message. @param onRetry called by "Try again" */
export function showFailure(onRetry: () => void): void {
  // A modal menu would cover the message.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  const message = document.querySelector<HTMLDialogElement>(`#${loadFailureId}`);
  if (message) {
    message.returnValue = '';
    message.onclose = () => message.returnValue && onRetry();
    message.show();
  }
}
