/*
 * Islands in a page that is not hydrated. The server renders `<site-island>` with the component's HTML
 * in it (`server.tsx`); the browser calls the element's callbacks when it enters or leaves the document,
 * so a page that is swapped in, or that comes back from the history, needs nothing of its own.
 */
/**
 * Loads what brings islands to life, once a page has one. Elements of later pages then live by themselves.
 */
export function startIslands(): void {
  if (document.querySelector('site-island')) {
    import('./element').catch((error: unknown) => {
      // Offline, or after a deployment: the page keeps the server's HTML.
      console.error('The script for the islands of this page could not be loaded.', error);
    });
  }
}
