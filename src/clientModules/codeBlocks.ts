import {copyText} from '../utils/clipboard';

/** How long a button shows that the text was copied. Source: specification, section 4. */
const copiedMs = 2000;

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  const copied = await copyText(code.innerText, button.dataset.prompt ?? '');
  const {labelCopied} = button.dataset;
  const label = button.getAttribute('aria-label');
  if (!copied || button.dataset.copied !== undefined || !labelCopied || !label) {
    return;
  }
  button.dataset.copied = '';
  button.setAttribute('aria-label', labelCopied);
  announce(labelCopied);
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', label);
  }, copiedMs);
}

/** Speaks a short message; the region is made on first use. */
function announce(message: string): void {
  let region = document.querySelector<HTMLElement>('[data-announcer]');
  if (!region) {
    region = document.createElement('div');
    region.dataset.announcer = '';
    region.className = 'visuallyHidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  requestAnimationFrame(() => {
    if (region) {
      region.textContent = message;
    }
  });
}

function toggleWrap(button: HTMLButtonElement, block: HTMLElement): void {
  const wrapped = block.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(wrapped));
}

function handleClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLButtonElement>('button[data-code-action]')
      : null;
  const block = button?.closest<HTMLElement>('[data-code-block]');
  const code = block?.querySelector<HTMLElement>('code');
  if (!button || !block || !code) {
    return;
  }
  if (button.dataset.codeAction === 'copy') {
    void copy(button, code);
  } else {
    toggleWrap(button, block);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick);
}
