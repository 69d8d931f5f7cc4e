/** The element that the browser's hash names; null for none, and for a hash that is not well-formed. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const hiding = 'details:not([open]), [hidden]';

/**
 * Opens what hides an element: closed `details`, and panels of tabs, which `features/Tabs` opens on the event that
 * browsers send for text found in hidden parts.
 *
 * @returns whether something hid it
 */
export function reveal(element: Element): boolean {
  let part = element.closest(hiding);
  if (!part) {
    return false;
  }
  for (; part; part = part.parentElement?.closest(hiding) ?? null) {
    if (part instanceof HTMLDetailsElement) {
      part.open = true;
    }
  }
  element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  return true;
}
