/** Finds the target of a hash. @returns null if there is none, or the hash is malformed */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Finds the target of a hash, and opens what hides it: closed `details`, and panels of tabs, which `features/Tabs` opens
 * on the event that browsers send for text found in hidden parts.
 *
 * @returns null if there is none
 */
export function revealTarget(hash: string): HTMLElement | null {
  const target = elementOfHash(hash);
  if (target?.closest('details:not([open]), [hidden]')) {
    let part = target.closest('details');
    for (; part; part = part.parentElement?.closest('details') ?? null) {
      part.open = true;
    }
    target.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
  return target;
}
