import {afterPaint} from '../../lib/afterPaint';
import {within} from '../../lib/within';
import {isComposing} from './shortcut';

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

/** Told what to show while the modal is fetched. */
export type LoadState = 'idle' | 'loading' | 'failed';

/**
 * An unseen field that has the focus until the modal's own is there: no letter is lost meanwhile, input
 * methods work, and phones show their keyboard, which they do in answer to a press only.
 */
function createDraft(text: string, label: string): HTMLTextAreaElement {
  const draft = document.createElement('textarea');
  draft.ariaLabel = label;
  draft.style.cssText = 'position:fixed;top:0;opacity:0;font:inherit';
  draft.value = text;
  document.body.append(draft);
  draft.focus({preventScroll: true});
  // What was selected on the page gives way to what is typed.
  draft.select();
  return draft;
}

/** Opens and closes the modal, and gives the focus back to what had it, or else to `fallbackFocus`. */
export function createSearchSession(
  load: () => Promise<MountSearchModal>,
  onLoadState: (state: LoadState) => void,
  fallbackFocus: () => HTMLElement | null,
) {
  let unmount: (() => void) | null = null;
  let opener: HTMLElement | null = null;
  let isWanted = false;

  const close = (): void => {
    if (isWanted) {
      isWanted = false;
      unmount?.();
      // An entry of a menu that the search has closed is there no more.
      const isThere = opener?.getClientRects().length && opener !== document.body;
      (isThere ? opener : fallbackFocus())?.focus({preventScroll: true});
    }
  };

  const open = (): void => {
    if (isWanted) {
      return;
    }
    isWanted = true;
    // It would lie above the modal, and let nothing else have the focus. Popovers close without the focus.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    opener = document.activeElement as HTMLElement | null;
    const draft = createDraft(String(getSelection()), fallbackFocus()?.innerText ?? '');
    draft.addEventListener('keydown', (event) => {
      if (isComposing(event)) {
        return;
      }
      if (event.key === 'Escape') {
        close();
      } else if (event.key === 'Enter' && !event.repeat) {
        event.preventDefault();
        draft.dataset.entered = '';
      }
    });
    draft.addEventListener('input', () => delete draft.dataset.entered);
    // The focus is not taken from an input method at work, which would leave half a word behind.
    let composed = Promise.resolve();
    draft.addEventListener('compositionstart', () => {
      composed = new Promise((resolve) => {
        draft.addEventListener('compositionend', () => resolve(), {once: true});
      });
    });
    unmount = () => draft.remove();
    onLoadState('loading');
    // The press is answered by a frame of its own: drawing the modal takes longer.
    const answered = new Promise<void>(afterPaint);
    within(load(), patience).then(
      (mount) =>
        answered.then(async () => {
          onLoadState('idle');
          await composed;
          // It is gone where the reader has closed meanwhile.
          if (draft.isConnected) {
            unmount = mount({draft, onClose: close});
            draft.remove();
          }
        }),
      (error: unknown) => {
        console.error('The search modal could not be loaded.', error);
        if (draft.isConnected) {
          close();
        }
        onLoadState('failed');
      },
    );
  };

  return {
    isOpen: () => isWanted,
    open,
    close,
    /** Fetches the modal before it is wanted. A failure shows when it is opened. */
    warm: () => void load().catch(() => undefined),
  };
}
