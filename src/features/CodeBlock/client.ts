import {copyText} from '../../lib/clipboard';
import {marker} from '../../lib/marker';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';

/** Marks the element around a sample and its buttons. */
export const codeBlock = marker('data-code-block');
/** Marks the buttons of a sample; `copy` or `wrap`. */
export const codeAction = marker('data-code-action');
/** Set on a sample whose lines wrap. */
export const wrapAttribute = 'data-wrap';
/** Message after copying, on a copy button or an element around several. */
export const copiedText = marker('data-label-copied');
/** Prompt if the clipboard is denied, on the same element. */
export const promptText = marker('data-prompt');

const copiedMs = 2000;

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  const texts = button.closest(promptText.selector);
  const message = texts && copiedText.of(texts);
  const copied = await copyText(code.textContent, (texts && promptText.of(texts)) ?? '');
  const {ariaLabel} = button;
  if (copied && message && button.dataset.copied === undefined) {
    button.dataset.copied = '';
    button.ariaLabel = message;
    announce(message);
    setTimeout(() => {
      delete button.dataset.copied;
      button.ariaLabel = ariaLabel;
    }, copiedMs);
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, codeAction.selector);
    const block = button?.closest(codeBlock.selector);
    const code = block?.querySelector('code');
    if (!button || !block || !code) {
      return;
    }
    if (codeAction.of(button) === 'copy') {
      void copy(button, code);
    } else {
      button.ariaPressed = String(block.toggleAttribute(wrapAttribute));
    }
  });
});
