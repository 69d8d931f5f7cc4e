/*
 * Helpers for Docusaurus client modules, which add behaviour to markup that the server has rendered. A module listens on
 * the document, so it also serves pages that are shown later, by React or by the page script.
 */

/** Runs a task in browsers only. Errors are logged, so that the rest of the page still works. */
export function inBrowser(task: () => void): void {
  if (typeof document !== 'undefined') {
    try {
      task();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Runs a task on each page after the first, such as closing menus. On the first page, a reader may have opened a native
 * popover before the script runs.
 *
 * @returns a module's `onRouteDidUpdate`
 */
export function onNextPage(task: () => void): (change: {previousLocation: unknown}) => void {
  return ({previousLocation}) => {
    if (previousLocation) {
      task();
    }
  };
}

/** Calls back when the pointer, a finger or the focus reaches an element that the reader may be about to use. */
export function onHint(
  callback: (event: Event) => void,
  target: Document | HTMLElement = document,
): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart']) {
    target.addEventListener(hint, callback, {passive: true});
  }
}

/** @returns the closest ancestor of an event's target that matches, or null */
export function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
