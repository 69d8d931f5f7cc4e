/*
 * Scroll positions of the tab's history. Each entry of the history knows its index, so a position can be kept without
 * touching the entry: at every scroll event, and after Back has already led to another entry.
 */

import {placesKey} from '../../config/storage';

function readPlaces(): unknown[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]');
    return Array.isArray(places) ? (places as unknown[]) : [];
  } catch {
    return [];
  }
}

const places = readPlaces();

/** @returns the index that the current entry was given, or null; other scripts may have written the entry */
export function entryIndex(): number | null {
  const index = (history.state as {index?: unknown} | null)?.index;
  return typeof index === 'number' ? index : null;
}

/** The history entry of the page that is shown; the address bar may be ahead of it. */
export const shown = {path: '', hash: '', index: 0};

/** Takes over the current address as that of the page that is shown. */
export function enterEntry(index: number): void {
  const {pathname: path, hash} = window.location;
  Object.assign(shown, {path, hash, index});
  history.replaceState({...(history.state as object | null), index}, '');
}

/** Keeps the shown page's scroll position. */
export function rememberPlace(): void {
  places[shown.index] = window.scrollY;
}

/** @returns the scroll position of a history entry, or null where none is known */
export function placeOf(index: number): number | null {
  const place = places[index];
  return typeof place === 'number' ? place : null;
}

/** Forgets the entries that a new one replaces. */
export function forgetPlacesFrom(index: number): void {
  places.length = Math.min(places.length, index);
}

/** Keeps the positions for the next full load in this tab. */
export function storePlaces(): void {
  rememberPlace();
  try {
    sessionStorage.setItem(placesKey, JSON.stringify(places));
  } catch {
    // Denied or full: pages begin at their top.
  }
}
