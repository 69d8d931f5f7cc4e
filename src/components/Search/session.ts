/** What the modal is told. */
export interface SearchModalProps {
  /** Fills the field. Where it is empty, text selected on the page does. */
  initialQuery: string;
  onClose: () => void;
}

/** Draws the modal, and gives back how to take it away at once. */
export type MountSearchModal = (props: SearchModalProps) => () => void;

/** Told what to show while the modal is fetched. */
export type LoadState = 'idle' | 'loading' | 'failed';

/** Search on a page: closed, on its way, or open. */
export interface SearchSession {
  isOpen: () => boolean;
  open: (query?: string) => void;
  close: () => void;
  /** Fetches the modal before it is wanted. */
  warm: () => void;
}

function focused(): HTMLElement | null {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
}

/**
 * Opens and closes the modal, and gives the focus back to what had it.
 *
 * @param load fetches the modal's script
 * @param onLoadState told when fetching begins, ends or fails
 * @param fallbackFocus gets the focus where nothing had it before
 */
export function createSearchSession(
  load: () => Promise<MountSearchModal>,
  onLoadState: (state: LoadState) => void,
  fallbackFocus: () => HTMLElement | null,
): SearchSession {
  let unmount: (() => void) | null = null;
  let opener: HTMLElement | null = null;
  let isWanted = false;

  const close = (): void => {
    isWanted = false;
    unmount?.();
    unmount = null;
    const target = opener?.isConnected ? opener : fallbackFocus();
    opener = null;
    target?.focus({preventScroll: true});
  };

  const open = (query = ''): void => {
    if (isWanted) {
      return;
    }
    isWanted = true;
    opener = focused();
    onLoadState('loading');
    load().then(
      (mount) => {
        onLoadState('idle');
        if (isWanted) {
          unmount = mount({initialQuery: query, onClose: close});
        }
      },
      (error: unknown) => {
        console.error('The search modal could not be loaded.', error);
        isWanted = false;
        onLoadState('failed');
      },
    );
  };

  return {
    isOpen: () => isWanted,
    open,
    close,
    // Only a hint: a failure shows when the modal is opened.
    warm: () => {
      load().catch(() => undefined);
    },
  };
}
