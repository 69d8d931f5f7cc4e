import {isControlK} from '../../lib/keys';

declare global {
  interface Window {
    /** Buttons that were clicked, and keys, from before the page's script ran. */
    __early?: (Element | KeyboardEvent)[];
  }
}

const searchButton = '[data-search-button]';

/** Whether nothing else takes a key. Extensions send keys to the document itself. */
const isFree = ({target}: KeyboardEvent): boolean =>
  !(target as Partial<Element>).closest?.('input, textarea, select');

const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key === '/' ? isFree(event) : isControlK(event);

/** A second press would close what the first has opened, and the reader has seen neither. */
const asksForSearch = (each: Element | KeyboardEvent): boolean =>
  each instanceof Event ? isSearchKey(each) : each.matches(searchButton);

/** Whether a key is a letter or a sign of a text. */
export const isText = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Keeps clicks on buttons, the keys of search, and what is typed after them, until the page's script repeats them
 * (`client.ts`).
 * Buttons that the browser serves by itself are left to it. The keys are kept from the browser, which has a
 * use of its own for each; what they mean is decided when they are repeated.
 */
export function keepEarlyClicks(): void {
  window.__early = [];
  addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest?.('button:not([popovertarget])');
      // Browsers that support commands have run this one already.
      if (button && !(button as {commandForElement?: unknown}).commandForElement) {
        window.__early?.push(button);
      }
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const kept = window.__early ?? [];
      if (kept.some(asksForSearch) && isText(event) && isFree(event)) {
        event.preventDefault();
        kept.push(event);
      } else if (window.__early && isSearchKey(event) && document.querySelector(searchButton)) {
        event.preventDefault();
        // The key that is held down asks no more than once.
        if (!event.repeat) {
          window.__early = [...kept.filter((each) => !asksForSearch(each)), event];
        }
      }
    },
    true,
  );
}
