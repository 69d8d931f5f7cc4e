/*
 * Islands in a page that is not hydrated. The server renders `<site-island>` with the component's HTML
 * in it (`server.tsx`); the browser calls the element's callbacks when it enters or leaves the document,
 * so a page that is swapped in, or that comes back from the history, needs nothing of its own.
 */
import {closest} from '../clientModule';

let isLoading = false;

const pressed: HTMLElement[] = [];

function keepPress(event: Event): void {
  const button = closest(event, 'site-island button');
  if (button) {
    pressed.push(button);
  }
}

/**
 * Loads what brings islands to life, once a page has one. Elements of later pages then live by themselves. What is
 * pressed meanwhile is pressed again when the elements are there, which keep it until their components are.
 */
export function startIslands(): void {
  if (isLoading || customElements.get('site-island') || !document.querySelector('site-island')) {
    return;
  }
  isLoading = true;
  document.addEventListener('click', keepPress);
  import('./element')
    .finally(() => {
      isLoading = false;
      document.removeEventListener('click', keepPress);
    })
    .then(
      () => pressed.splice(0).forEach((button) => button.click()),
      (error: unknown) => {
        // Offline, or after a deployment: the page keeps the server's HTML.
        pressed.length = 0;
        console.error('The script for the islands of this page could not be loaded.', error);
      },
    );
}
