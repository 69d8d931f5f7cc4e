/*
 * For Docusaurus client modules: behaviour of markup that the server has rendered. A module listens on the
 * document, so it serves every page that comes after, whether React or the page script shows it.
 */

/** Does a task in browsers only. What it throws is logged, and everything else on the page goes on. */
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
 * Makes a module's `onRouteDidUpdate` for what a reader leaves behind on the way to another page, such as an
 * open menu. The page that was loaded is left alone: a reader can open a native popover before the script comes.
 */
export function onNextPage(task: () => void): (change: {previousLocation: unknown}) => void {
  return ({previousLocation}) => {
    if (previousLocation) {
      task();
    }
  };
}

/** Calls back when the reader may be about to use something: the pointer, a finger or the focus is on it. */
export function onHint(
  callback: (event: Event) => void,
  target: Document | HTMLElement = document,
): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart']) {
    target.addEventListener(hint, callback, {passive: true});
  }
}

/** The closest ancestor of an event's target that matches, or null. */
export function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
