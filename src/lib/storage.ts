/* Local storage that may be denied or full: nothing is remembered then, and everything else works. */

/** @returns the stored text, or null if there is none or storage is denied */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Ignores storage that is denied or full. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Private mode or a full store: the choice holds for this page only.
  }
}
