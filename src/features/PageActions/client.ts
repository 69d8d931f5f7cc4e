import {copyWhenLoaded} from '../../lib/clipboard';
import {itemForKey} from '../../lib/keys';
import {marker} from '../../lib/marker';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';
import {copiedText, promptText} from '../CodeBlock/client';

/** Marks a button that copies the file at this path. */
export const copyPath = marker('data-copy-page');
/** Marks a button that copies this text. */
export const copyText = marker('data-copy-text');
/** Message on such a button if the file cannot be loaded. */
export const failedText = marker('data-label-failed');
/** Marks the part of such a button that messages replace. */
export const buttonLabel = marker('data-label');

const menuSelector = '[role="menu"]';
const itemSelector = '[role="menuitem"]';

const messageMs = 500;
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
async function showMessage(button: HTMLElement, message: string): Promise<void> {
  const label = button.querySelector(buttonLabel.selector);
  const text = label?.textContent ?? '';
  if (!label || text === message) {
    return;
  }
  // A shorter message must not move what is beside the button.
  button.style.minInlineSize = getComputedStyle(button).inlineSize;
  label.textContent = message;
  announce(message);
  await new Promise((done) => setTimeout(done, messageMs));
  label.textContent = text;
}

/** Copies the page or its link. The button is disabled while the text loads. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const path = copyPath.read(button);
  const text = path ? fetchText(path) : Promise.resolve(copyText.read(button) ?? '');
  const texts = button.closest(promptText.selector) ?? button;
  button.ariaDisabled = 'true';
  const copied = await copyWhenLoaded(text, promptText.read(texts) ?? '').catch(console.warn);
  button.ariaDisabled = null;
  // False where the reader was asked to copy by hand.
  if (copied !== false) {
    await showMessage(button, (copied ? copiedText.read(texts) : failedText.read(button)) ?? '');
  }
  if (copied !== undefined) {
    button.closest<HTMLElement>(menuSelector)?.hidePopover();
  }
}

function handleMenuKeys(event: KeyboardEvent): void {
  const items = closest(event, menuSelector)?.querySelectorAll<HTMLElement>(itemSelector) ?? [];
  const current = [...items].findIndex((item) => item === document.activeElement);
  const next = itemForKey([...items], current, event, ['ArrowUp', 'ArrowDown']);
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, `${copyPath.selector}, ${copyText.selector}`);
    if (button?.ariaDisabled) {
      return;
    }
    if (button) {
      void copy(button);
    } else if (closest(event, itemSelector)) {
      closest(event, menuSelector)?.hidePopover();
    }
  });
  document.addEventListener('keydown', handleMenuKeys);
});
