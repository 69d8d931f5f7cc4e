/*
 * Where a page is scrolled to, kept with its entry in the history so that "back" returns there.
 */

interface Entry {
  /** Vertical scroll in CSS pixels. */
  scrollY?: number;
}

/** Keeps the open page's place with its history entry. */
export function keepScroll(): void {
  const entry: Entry = {...(history.state as Entry | null), scrollY: window.scrollY};
  history.replaceState(entry, '');
}

/** @returns the place kept with the current entry, or null */
export function keptScroll(): number | null {
  return (history.state as Entry | null)?.scrollY ?? null;
}

/** The element that a hash names; null for none, and for a hash that is not well-formed. */
function headingOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls a page that has just been shown: to the heading in the address, to a place, or to the top. */
export function scrollToPlace(hash: string, place: number | null): void {
  const heading = place === null ? headingOf(hash) : null;
  if (heading) {
    heading.scrollIntoView({behavior: 'instant'});
  } else {
    window.scrollTo({top: place ?? 0, behavior: 'instant'});
  }
}
