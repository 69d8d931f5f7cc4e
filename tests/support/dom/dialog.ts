/*
 * The part of modal dialogs that jsdom lacks: `showModal` moves the focus in, `close` and Escape close
 * and give the focus back. That the page behind is inert is left to the browser tests.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  if (this.open) {
    throw new DOMException('the dialog is open', 'InvalidStateError');
  }
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button:not(:disabled), a[href], input')?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) {
    return;
  }
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) {
    opener.focus();
  }
  this.dispatchEvent(new Event('close'));
}

function handleKeyDown(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (event.key !== 'Escape' || event.defaultPrevented || !dialog) {
    return;
  }
  if (dialog.dispatchEvent(new Event('cancel', {cancelable: true}))) {
    dialog.close();
  }
}

/** Adds modal dialogs to jsdom for the tests of a file. */
export function installDialog(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = showModal;
    HTMLDialogElement.prototype.close = close;
    document.addEventListener('keydown', handleKeyDown);
  });
  afterAll(() => document.removeEventListener('keydown', handleKeyDown));
}
