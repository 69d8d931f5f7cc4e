import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** Closes a popover panel; nothing happens where it stands as a column. */
export function closePanel(panel: HTMLElement | null): void {
  if (panel?.matches(':popover-open')) {
    panel.hidePopover();
  }
}

/** Closes a popover panel when the reader goes to another page or heading (row LY-9). */
export function useClosePanel(panel: RefObject<HTMLElement | null>): void {
  const {pathname, hash} = useLocation();
  useEffect(() => closePanel(panel.current), [panel, pathname, hash]);
}
