/**
 * The element that a hash names.
 *
 * @param hash as the browser gives it: with `#`, escaped
 * @returns null for none, and for a hash that is not well-formed
 */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
