import {useEffect, type RefObject} from 'react';

import {isComposing} from '../opener/shortcut';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** What Tab reaches, in order: DocSearch's own trap counts hidden buttons and is blind to later ones. */
function tabStops(frame: HTMLElement): HTMLElement[] {
  return Array.from(frame.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Keeps Tab inside: from the last to the first, from the first to the last. */
function keepInside(event: KeyboardEvent, frame: HTMLElement): void {
  const stops = tabStops(frame);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const {activeElement} = document;
  if (activeElement === from || !frame.contains(activeElement)) {
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  }
}

/**
 * Keys of the modal, read before DocSearch sees them. A key that belongs to an input method is kept
 * from it altogether: an Enter, Escape or arrow that picks a Chinese word opens, closes and moves
 * nothing.
 */
export function useModalKeys(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (isComposing(event)) {
        event.stopPropagation();
        if (event.key === 'Escape' && 'CloseWatcher' in window) {
          // To the watcher of `useBackGesture` it would be a way back; the input method has had it already.
          event.preventDefault();
        }
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab' && frame.current) {
        keepInside(event, frame.current);
      }
    };
    window.addEventListener('keydown', handleKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', handleKeyDown, {capture: true});
  }, [frame, onClose]);
}
