import type {ComponentType} from 'react';

import {afterPaint} from '../../lib/afterPaint';
import {within} from '../../lib/within';
import type {ClientComponent} from '../../client/clientComponents/element';
import {isComposing} from './shortcut';

/** Time limit for loading the dialog, in ms. */
const timeout = 15_000;

export interface SearchModalProps {
  /** The field that the reader has typed into so far. It has `data-entered` if Enter was pressed last. */
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

/** The open dialog and its props, or null. */
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
let isOpen = false;

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
 * Creates an invisible field that is focused until the dialog has loaded, so that no letter is lost, input methods work,
 * and phones show their keyboard, which they do only during a press.
 */
function createDraft(): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.ariaLabel = findButton()?.innerText ?? '';
  field.style.cssText = 'position:fixed;top:0;opacity:0;font:inherit';
  // Selected text becomes the query, and typing replaces it.
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

export const isSearchOpen = (): boolean => isOpen;

/** Closes the dialog, and returns focus to where it was, or to the button. */
export function closeSearch(): void {
  if (isOpen) {
    isOpen = false;
    draft?.remove();
    show(null);
    // It may have been in a menu that is closed now.
    const isThere = opener?.getClientRects().length && opener !== document.body;
    (isThere ? opener : findButton())?.focus({preventScroll: true});
  }
}

/** Loads the dialog before it is opened, which reports a failure. */
export const warmSearch = (): void => void loadModal().catch(() => undefined);

export async function openSearch(): Promise<void> {
  if (isOpen) {
    return;
  }
  isOpen = true;
  // Another modal dialog would keep the focus. Popovers close by themselves.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  opener = document.activeElement as HTMLElement | null;
  const field = createDraft();
  draft = field;
  // Moving the focus during a composition would leave half a word behind.
  let composed: Promise<unknown> = Promise.resolve();
  field.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      field.addEventListener('compositionend', resolve, {once: true});
    });
  });
  showLoadState('loading');
  try {
    // The pressed button is painted first, because the dialog takes longer.
    const answered = new Promise<void>(afterPaint);
    // `npm start` hydrates the whole page.
    const host = findButton()?.closest<ClientComponent>('client-component');
    const [Modal] = await within(Promise.all([loadModal(), host?.hydrate()]), timeout);
    await answered;
    showLoadState('idle');
    await composed;
    // The reader may have closed the search by now.
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
