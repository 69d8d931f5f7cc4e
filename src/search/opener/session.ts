import {afterPaint} from '../../lib/afterPaint';
import {within} from '../../lib/within';
import {loadModal} from './loadModal';
import {isComposing} from './shortcut';

/** How long the modal may take, in ms. */
const patience = 15_000;

export interface SearchModalMount {
  /**
   * Has the focus, and what the reader has typed so far. Its text and selection become the field's; `data-entered` says
   * that Enter came last.
   */
  draft: HTMLTextAreaElement;
  onClose: () => void;
}

/** Draws the modal, its field focused, before it gives back how to take it away at once. */
export type MountSearchModal = (props: SearchModalMount) => () => void;

let unmount: (() => void) | null = null;
let opener: HTMLElement | null = null;
let isWanted = false;

export const searchButton = '[data-search-button]';

export const findButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(searchButton);

function showLoadState(state: 'idle' | 'loading' | 'failed'): void {
  findButton()?.toggleAttribute('data-loading', state === 'loading');
  const failure = document.querySelector<HTMLElement>('[data-search-failure]');
  if (failure) {
    failure.hidden = state !== 'failed';
  }
}

/**
 * An unseen field that has the focus until the modal's own is there: no letter is lost meanwhile, input
 * methods work, and phones show their keyboard, which they do in answer to a press only.
 */
function createDraft(): HTMLTextAreaElement {
  const draft = document.createElement('textarea');
  draft.ariaLabel = findButton()?.innerText ?? '';
  draft.style.cssText = 'position:fixed;top:0;opacity:0;font:inherit';
  // What was selected on the page gives way to what is typed.
  draft.value = String(getSelection());
  document.body.append(draft);
  draft.focus({preventScroll: true});
  draft.select();
  draft.addEventListener('keydown', (event) => {
    if (isComposing(event)) {
      return;
    }
    if (event.key === 'Escape') {
      closeSearch();
    } else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      draft.dataset.entered = '';
    }
  });
  draft.addEventListener('input', () => delete draft.dataset.entered);
  return draft;
}

export const isSearchOpen = (): boolean => isWanted;

/** Closes the modal, and gives the focus back to what had it, or else to the button. */
export function closeSearch(): void {
  if (isWanted) {
    isWanted = false;
    unmount?.();
    // An entry of a menu that the search has closed is there no more.
    const isThere = opener?.getClientRects().length && opener !== document.body;
    (isThere ? opener : findButton())?.focus({preventScroll: true});
  }
}

/** Fetches the modal before it is wanted. A failure shows when it is opened. */
export const warmSearch = (): void => void loadModal().catch(() => undefined);

export async function openSearch(): Promise<void> {
  if (isWanted) {
    return;
  }
  isWanted = true;
  // It would lie above the modal, and let nothing else have the focus. Popovers close without the focus.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  opener = document.activeElement as HTMLElement | null;
  const draft = createDraft();
  unmount = () => draft.remove();
  // The focus is not taken from an input method at work, which would leave half a word behind.
  let composed: Promise<unknown> = Promise.resolve();
  draft.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      draft.addEventListener('compositionend', resolve, {once: true});
    });
  });
  showLoadState('loading');
  try {
    // The press is answered by a frame of its own: drawing the modal takes longer.
    const answered = new Promise<void>(afterPaint);
    const mount = await within(loadModal(), patience);
    await answered;
    showLoadState('idle');
    await composed;
    // It is gone where the reader has closed meanwhile.
    if (draft.isConnected) {
      unmount = mount({draft, onClose: closeSearch});
      draft.remove();
    }
  } catch (error) {
    console.error('The search modal could not be loaded.', error);
    if (draft.isConnected) {
      closeSearch();
    }
    showLoadState('failed');
  }
}
