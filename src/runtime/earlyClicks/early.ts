declare global {
  interface Window {
    /** Buttons that were clicked, and keys, from before the page's script ran. */
    __early?: (Element | KeyboardEvent)[];
  }
}

const searchButton = '[data-search-button]';

/** A second press would close what the first has opened, and the reader has seen neither. */
const asksForSearch = (each: Element | KeyboardEvent): boolean =>
  each instanceof Event || each.matches(searchButton);

function isSearchKey({key, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
  return key === '/'
    ? // Extensions send keys to the document itself.
      !(target as Partial<Element>).closest?.('input, textarea, select')
    : key === 'k' && (ctrlKey || metaKey);
}

/**
 * Keeps clicks on buttons, and the keys of search, until the page's script repeats them (`client.ts`).
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
      if (window.__early && isSearchKey(event) && document.querySelector(searchButton)) {
        event.preventDefault();
        // The key that is held down asks no more than once.
        if (!event.repeat) {
          window.__early = [...window.__early.filter((each) => !asksForSearch(each)), event];
        }
      }
    },
    true,
  );
}
