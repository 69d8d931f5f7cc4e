import {copyText} from '../../lib/clipboard';
import {announce} from '../../client/announce';
import {closest, inBrowser} from '../../client/clientModule';

const copiedMs = 2000;

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  // The page's, since a page may have 50 such buttons; see `copyTexts`.
  const {labelCopied, prompt = ''} = button.closest<HTMLElement>('[data-prompt]')?.dataset ?? {};
  const copied = await copyText(code.textContent ?? '', prompt);
  const {ariaLabel} = button;
  if (!copied || button.dataset.copied !== undefined || !labelCopied || !ariaLabel) {
    return;
  }
  button.dataset.copied = '';
  button.ariaLabel = labelCopied;
  announce(labelCopied);
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = ariaLabel;
  }, copiedMs);
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, 'button[data-code-action]');
    const block = button?.closest<HTMLElement>('[data-code-block]');
    const code = block?.querySelector<HTMLElement>('code');
    if (!button || !block || !code) {
      return;
    }
    if (button.dataset.codeAction === 'copy') {
      void copy(button, code);
    } else {
      button.ariaPressed = String(block.toggleAttribute('data-wrap'));
    }
  });
});
