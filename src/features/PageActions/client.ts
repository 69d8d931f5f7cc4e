import {copyComing} from '../../lib/clipboard';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';

const copiedMs = 500;

const timeoutMs = 10_000;

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, {signal: AbortSignal.timeout(timeoutMs)});
  const text = await response.text();
  // Every copy begins with its title; the sign-in page of a network does not.
  if (!response.ok || !text.startsWith('#')) {
    throw new Error(`${path} answered ${response.status}`);
  }
  return text;
}

/** Replaces the button's label with a message for a moment, and announces it. */
async function showMessage(button: HTMLElement, message: string, copied: boolean): Promise<void> {
  const label = button.querySelector('[data-label]');
  const text = label?.textContent ?? '';
  if (!label || text === message) {
    return;
  }
  // A shorter message must not move what is beside the button.
  button.style.minInlineSize = getComputedStyle(button).inlineSize;
  button.toggleAttribute('data-copied', copied);
  label.textContent = message;
  announce(message);
  await new Promise((done) => setTimeout(done, copiedMs));
  button.removeAttribute('data-copied');
  label.textContent = text;
}

/** Copies the page or its link. The button is disabled while the text loads. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const {copyPage, copyText = '', prompt = '', labelCopied = '', labelFailed = ''} = button.dataset;
  const hadFocus = button === document.activeElement;
  const text = copyPage === undefined ? Promise.resolve(copyText) : fetchText(copyPage);
  button.disabled = true;
  const copied = await copyComing(text, prompt).catch((error: unknown) => console.warn(error));
  button.disabled = false;
  if (hadFocus && document.activeElement === document.body) {
    // A disabled button has lost it.
    button.focus();
  }
  if (copied !== false) {
    await showMessage(button, copied ? labelCopied : labelFailed, Boolean(copied));
  }
  if (copied !== undefined) {
    button.closest<HTMLElement>('[role="menu"]')?.hidePopover();
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, '[data-copy-page], [data-copy-text]');
    if (button) {
      void copy(button);
    } else if (closest(event, '[role="menuitem"]')) {
      closest(event, '[role="menu"]')?.hidePopover();
    }
  });
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target, newState}: Event & {newState?: string}) => {
      if (newState === 'open' && target instanceof Element && target.matches('[role="menu"]')) {
        import('../HoverMenu/menuKeys').then(
          ({openMenu}) => openMenu(target),
          // The menu is there without the arrow keys.
          (error: unknown) => console.warn(error),
        );
      }
    },
    true,
  );
});
