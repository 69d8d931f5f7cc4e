/*
 * Scroll positions of the tab's history. Each entry knows its index, so a position can be saved without touching the
 * entry: at every scroll event, and after Back has already led to another entry.
 */

import {scrollKey} from '../../config/storage';

function readPositions(): unknown[] {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]');
    return Array.isArray(positions) ? (positions as unknown[]) : [];
  } catch {
    return [];
  }
}

const positions = readPositions();

/** @returns the index of the current entry, or null; other scripts may have written the entry */
export function entryIndex(): number | null {
  const index = (history.state as {index?: unknown} | null)?.index;
  return typeof index === 'number' ? index : null;
}

/** The history entry of the page that is shown; the address bar may be ahead of it. */
export const shown = {path: '', hash: '', index: 0};

/** Makes the current entry that of the page that is shown. */
export function enterEntry(index: number): void {
  const {pathname: path, hash} = window.location;
  Object.assign(shown, {path, hash, index});
  history.replaceState({...(history.state as object | null), index}, '');
}

export function saveScroll(): void {
  positions[shown.index] = window.scrollY;
}

/** @returns the scroll position of a history entry, or null where none is known */
export function scrollOf(index: number): number | null {
  const position = positions[index];
  return typeof position === 'number' ? position : null;
}

/** Forgets the entries that a new one replaces. */
export function truncateFrom(index: number): void {
  positions.length = Math.min(positions.length, index);
}

/** Keeps the positions for the next full load in this tab. */
export function storeScroll(): void {
  saveScroll();
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify(positions));
  } catch {
    // Denied or full: pages begin at their top.
  }
}
