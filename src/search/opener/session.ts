import type {ComponentType} from 'react';

import {afterPaint} from '../../lib/afterPaint';
import {within} from '../../lib/within';
import type {ClientComponent} from '../../runtime/clientComponents/element';
import {isComposing} from './shortcut';

/** Time limit for loading the dialog, in ms. */
const timeout = 15_000;

export interface SearchModalProps {
  /**
   * Has the focus, and what the reader has typed so far. Its text and selection become the field's; `data-entered` says
   * that Enter came last.
   */
  readonly draft: HTMLTextAreaElement;
  readonly onClose: () => void;
}

interface ShownModal extends SearchModalProps {
  readonly Modal: ComponentType<SearchModalProps>;
}

/** Loads the dialog and its styles on first use. */
const loadModal = async (): Promise<ShownModal['Modal']> =>
  (await import('../modal/SearchModal')).SearchModal;

let shown: ShownModal | null = null;
const listeners = new Set<() => void>();

/** The open dialog and its props; null while there is none. */
export const getShownModal = (): ShownModal | null => shown;

export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(modal: ShownModal | null): void {
  shown = modal;
  listeners.forEach((listener) => listener());
}

let draft: HTMLTextAreaElement | null = null;
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
  const field = document.createElement('textarea');
  field.ariaLabel = findButton()?.innerText ?? '';
  field.style.cssText = 'position:fixed;top:0;opacity:0;font:inherit';
  // What was selected on the page gives way to what is typed.
  field.value = String(getSelection());
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) {
      return;
    }
    if (event.key === 'Escape') {
      closeSearch();
    } else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      field.dataset.entered = '';
    }
  });
  field.addEventListener('input', () => delete field.dataset.entered);
  return field;
}

export const isSearchOpen = (): boolean => isWanted;

/** Closes the modal, and gives the focus back to what had it, or else to the button. */
export function closeSearch(): void {
  if (isWanted) {
    isWanted = false;
    draft?.remove();
    show(null);
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
  const field = createDraft();
  draft = field;
  // The focus is not taken from an input method at work, which would leave half a word behind.
  let composed: Promise<unknown> = Promise.resolve();
  field.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      field.addEventListener('compositionend', resolve, {once: true});
    });
  });
  showLoadState('loading');
  try {
    // The press is answered by a frame of its own: drawing the modal takes longer.
    const answered = new Promise<void>(afterPaint);
    // `npm start` hydrates the whole page.
    const host = findButton()?.closest<ClientComponent>('client-component');
    const [Modal] = await within(Promise.all([loadModal(), host?.hydrate()]), timeout);
    await answered;
    showLoadState('idle');
    await composed;
    // It is gone where the reader has closed meanwhile.
    if (field.isConnected) {
      show({Modal, draft: field, onClose: closeSearch});
      field.remove();
    }
  } catch (error) {
    console.error('The search modal could not be loaded.', error);
    if (field.isConnected) {
      closeSearch();
    }
    showLoadState('failed');
  }
}
