import {announce} from '../../runtime/announce';
import {closest, inBrowser, onHint} from '../../runtime/clientModule';

/** How long a button shows that it has copied. */
const copiedMs = 500;

const buttonSelector = '[data-copy-page], [data-copy-text]';

/** Fetches what copies: on a hint already, for Safari lets a page write within the click alone. */
const loadCopy = () => import('./copy');

/** Shows and speaks what became of a click, in place of the button's label, for a moment. */
async function tell(button: HTMLElement, message: string, copied: boolean): Promise<void> {
  const label = button.querySelector('[data-label]');
  const text = label?.textContent ?? '';
  if (!label || text === message) {
    return;
  }
  // A shorter word does not move what stands beside the button.
  button.style.minInlineSize = getComputedStyle(button).inlineSize;
  button.toggleAttribute('data-copied', copied);
  label.textContent = message;
  announce(message);
  await new Promise((done) => setTimeout(done, copiedMs));
  button.removeAttribute('data-copied');
  label.textContent = text;
}

/** The button is disabled while the text loads. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const {labelCopied = '', labelFailed = ''} = button.dataset;
  const hadFocus = button === document.activeElement;
  button.disabled = true;
  const copied = await loadCopy()
    .then(({copyFrom}) => copyFrom(button.dataset))
    .catch((error: unknown) => console.warn(error));
  button.disabled = false;
  if (hadFocus && document.activeElement === document.body) {
    // A disabled button has lost it.
    button.focus();
  }
  if (copied !== false) {
    await tell(button, copied ? labelCopied : labelFailed, Boolean(copied));
  }
  if (copied !== undefined) {
    button.closest<HTMLElement>('[role="menu"]')?.hidePopover();
  }
}

/** Copying the page and its link, and the menu "Open in". */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, buttonSelector);
    if (button) {
      void copy(button);
    } else if (closest(event, '[role="menuitem"]')) {
      closest(event, '[role="menu"]')?.hidePopover();
    }
  });
  onHint((event) => {
    if (closest(event, buttonSelector)) {
      // A failure is told when the button is pressed.
      loadCopy().catch(() => undefined);
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
