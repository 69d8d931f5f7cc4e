import {useEffect, useRef, useState, type KeyboardEvent, type FocusEvent, type PointerEvent} from 'react';

/** How long a menu stays after the pointer has left it. Source: specification, section 9. */
const closeDelayMs = 150;

/** State and handlers of a menu that opens on hover, click and keyboard (row NV-3, WCAG 1.4.13). */
export interface HoverMenu {
  open: boolean;
  /** For the element round button and list. */
  containerProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For the button. */
  buttonProps: {'aria-expanded': boolean; onClick: () => void};
}

/** @param closeKey the menu closes when this value changes: the path, for instance */
export function useHoverMenu(closeKey: string): HoverMenu {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A click right after the pointer came in must not close what the pointer has just opened. */
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setOpen(false), [closeKey]);

  return {
    open,
    containerProps: {
      onPointerEnter(event) {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') {
          openedByHover.current = !open;
          setOpen(true);
        }
      },
      onPointerLeave(event) {
        if (event.pointerType === 'mouse') {
          timer.current = setTimeout(() => setOpen(false), closeDelayMs);
        }
      },
      onKeyDown(event) {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          event.preventDefault();
          setOpen(false);
          event.currentTarget.querySelector('button')?.focus();
        }
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          setOpen(false);
        }
      },
    },
    buttonProps: {
      'aria-expanded': open,
      onClick() {
        setOpen(openedByHover.current ? true : !open);
        openedByHover.current = false;
      },
    },
  };
}
