import {copyText} from '../../lib/clipboard';
import {marker} from '../../lib/marker';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';

/** Marks the element around a sample and its button. */
export const codeBlock = marker('data-code-block');
/** Marks the button that copies a sample. */
export const copyCode = marker('data-copy-code');
/** Message after copying, on a copy button or an element around several. */
export const copiedText = marker('data-label-copied');
/** Prompt if the clipboard is denied, on the same element. */
export const promptText = marker('data-prompt');

const copiedMs = 2000;

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  const texts = button.closest(promptText.selector);
  const message = texts && copiedText.read(texts);
  const copied = await copyText(code.textContent, (texts && promptText.read(texts)) ?? '');
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
    const button = closest<HTMLButtonElement>(event, copyCode.selector);
    const code = button?.closest(codeBlock.selector)?.querySelector('code');
    if (button && code) {
      void copy(button, code);
    }
  });
});
