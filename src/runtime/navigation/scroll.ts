/* Where a page is scrolled to, kept with its entry in the history so that "back" returns there. */

import {elementOfHash} from '../../lib/hash';

interface Entry {
  /** Vertical scroll in CSS pixels. */
  scrollY?: number;
}

/** Keeps the open page's place with its history entry. */
export function keepScroll(): void {
  const entry: Entry = {...(history.state as Entry | null), scrollY: window.scrollY};
  history.replaceState(entry, '');
}

/** @returns the place kept with the current entry, or null; other scripts may have written the entry */
export function keptScroll(): number | null {
  const place: unknown = (history.state as Entry | null)?.scrollY;
  return typeof place === 'number' ? place : null;
}

/** Scrolls a page that has just been shown: to the heading in the address, to a place, or to the top. */
export function scrollToPlace(hash: string, place: number | null): void {
  const heading = place === null ? elementOfHash(hash) : null;
  if (heading) {
    heading.scrollIntoView({behavior: 'instant'});
  } else {
    window.scrollTo({top: place ?? 0, behavior: 'instant'});
  }
}
