/** Finds the target of a hash. @returns null if there is none, or the hash is malformed */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const hidden = 'details:not([open]), [hidden]';

/**
 * Opens the `details` and tabs that hide an element. `features/Tabs` handles `beforematch`, the event of the browser's own
 * search for text.
 *
 * @returns whether the element was hidden
 */
export function reveal(element: Element): boolean {
  let part = element.closest(hidden);
  if (!part) {
    return false;
  }
  for (; part; part = part.parentElement?.closest(hidden) ?? null) {
    if (part instanceof HTMLDetailsElement) {
      part.open = true;
    }
  }
  element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  return true;
}
