import {copyText} from '../../lib/clipboard';
import {marker} from '../../lib/marker';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';

/** Around a sample and its buttons. */
export const codeBlock = marker('data-code-block');
/** Of its buttons: `copy` or `wrap`. */
export const codeAction = marker('data-code-action');
/** Of a sample whose lines wrap. */
export const wrapAttribute = 'data-wrap';
/** Of a copying button, or of an element around many: the message after copying. */
export const copiedText = marker('data-label-copied');
/** The same: the prompt where the clipboard is denied. */
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
