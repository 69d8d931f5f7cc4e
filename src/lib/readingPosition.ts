/**
 * Where the reader is, as a hash: the heading that the outline marks as current once the page is
 * scrolled, else the address' own hash.
 */
export function readingPosition(): string {
  const current = document.querySelector('[data-outline] [aria-current]')?.getAttribute('href');
  return window.scrollY > 0 && current ? current : window.location.hash;
}
