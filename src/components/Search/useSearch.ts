import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';

import {loadModal, type SearchModalProps} from './loadModal';
import {answerSearchRequests} from './openSearch';
import {useSearchShortcut, type SearchShortcut} from './useSearchShortcut';

/** closed → loading → open → closed; failed when the modal's script cannot be fetched. */
export type SearchState = 'closed' | 'loading' | 'open' | 'failed';

export interface SearchControl {
  state: SearchState;
  Modal: ComponentType<SearchModalProps> | null;
  initialQuery: string;
  open: (query?: string) => void;
  close: () => void;
  /** Fetches the modal before it is wanted. */
  warm: () => void;
}

/** Element that gets the focus back: what had it, or the button where nothing had. */
function openerOf(button: HTMLElement | null): HTMLElement | null {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : button;
}

/** Opens and closes the search modal by button, by key and by `openSearch()`. */
export function useSearch(button: RefObject<HTMLButtonElement | null>): SearchControl {
  const [state, setState] = useState<SearchState>('closed');
  const [initialQuery, setInitialQuery] = useState('');
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback(
    (query = '') => {
      opener.current ??= openerOf(button.current);
      setInitialQuery(query);
      setState('loading');
      loadModal().then(
        (Loaded) => {
          setModal(() => Loaded);
          setState((current) => (current === 'loading' ? 'open' : current));
        },
        (error: unknown) => {
          console.error('The search modal could not be loaded.', error);
          setState('failed');
        },
      );
    },
    [button],
  );

  const close = useCallback(() => {
    setState('closed');
    const target = opener.current;
    opener.current = null;
    // Once the modal is gone; what had the focus may be gone as well.
    requestAnimationFrame(() => {
      (target?.isConnected ? target : button.current)?.focus({preventScroll: true});
    });
  }, [button]);

  const warm = useCallback(() => {
    // Only a hint: a failure shows when the modal is opened.
    loadModal().catch(() => undefined);
  }, []);

  const handleShortcut = useCallback(
    (shortcut: SearchShortcut) => {
      if (state === 'open') {
        if (shortcut === 'toggle') {
          close();
        }
      } else {
        open();
      }
    },
    [state, open, close],
  );
  useSearchShortcut(handleShortcut);
  useEffect(() => answerSearchRequests(open), [open]);

  return {state, Modal, initialQuery, open, close, warm};
}
