import {useLayoutEffect, useState, type RefObject} from 'react';

/** What DocSearch says of its outermost element: a button that is a list. Our frame is the dialog. */
const misleading = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Corrects the modal once it is drawn, before it is painted. The attributes never change on
 * DocSearch's side, so React does not write them again.
 *
 * @returns the modal's footer, to put more into it; null at first
 */
export function useModalRoot(frame: RefObject<HTMLElement | null>): HTMLElement | null {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = frame.current?.querySelector('.DocSearch-Container');
    misleading.forEach((attribute) => root?.removeAttribute(attribute));
    // A header and a footer of the dialog are not the page's.
    root
      ?.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
      .forEach((part) => part.setAttribute('role', 'none'));
    setFooter(frame.current?.querySelector<HTMLElement>('.DocSearch-Footer') ?? null);
    // DocSearch makes up for a scrollbar that goes; `scrollbar-gutter` keeps its place already.
    document.body.style.removeProperty('margin-right');
  }, [frame]);
  return footer;
}
