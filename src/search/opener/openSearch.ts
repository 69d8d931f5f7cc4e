/**
 * Opens the search modal from anywhere, inside or outside React, also before the page has come to life.
 *
 * The request is written on the root element and announced by an event. The control answers the event
 * once it is installed, and looks for a waiting request when it is. An inline script that runs before
 * any module can do the same without importing this file:
 *
 *     document.documentElement.dataset.searchRequested = '';
 */
const requestedKey = 'searchRequested';
const eventName = 'site:search-requested';

/** Asks for the modal. `query` fills the field. */
export function openSearch(query = ''): void {
  document.documentElement.dataset[requestedKey] = query;
  document.dispatchEvent(new Event(eventName));
}

/**
 * Answers requests from now on, first of all one that is waiting.
 *
 * @param onRequest gets the wanted query, '' for none
 */
export function answerSearchRequests(onRequest: (query: string) => void): void {
  const answer = (): void => {
    const query = document.documentElement.dataset[requestedKey];
    if (query !== undefined) {
      delete document.documentElement.dataset[requestedKey];
      onRequest(query);
    }
  };
  document.addEventListener(eventName, answer);
  answer();
}
