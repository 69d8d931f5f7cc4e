/*
 * Islands in a page that is not hydrated. The server renders `<site-island>` with the component's HTML
 * in it (`server.tsx`); the browser calls the element's callbacks when it enters or leaves the document,
 * so a page that is swapped in, or that comes back from the history, needs nothing of its own.
 */
import {closest} from '../clientModule';

/** Buttons that were pressed before their island lived, in order. */
export const earlyPresses = new WeakMap<Element, HTMLElement[]>();

function keepPress(event: Event): void {
  const button = closest(event, 'button');
  const island = button?.closest('site-island');
  if (button && island?.hasAttribute('data-alive') === false) {
    earlyPresses.set(island, [...(earlyPresses.get(island) ?? []), button]);
  }
}

/**
 * Loads what brings islands to life, once a page has one. Elements of later pages then live by themselves. What is
 * pressed meanwhile is pressed again when its component lives.
 */
export function startIslands(): void {
  if (document.querySelector('site-island')) {
    document.addEventListener('click', keepPress);
    import('./element').catch((error: unknown) => {
      // Offline, or after a deployment: the page keeps the server's HTML.
      console.error('The script for the islands of this page could not be loaded.', error);
    });
  }
}
