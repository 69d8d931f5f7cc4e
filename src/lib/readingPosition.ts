/** Where the reader is, as a hash: the outline's current heading on a scrolled page, else the address' own. */
export function readingPosition(): string {
  const current = document.querySelector('[data-outline] [aria-current]')?.getAttribute('href');
  return window.scrollY > 0 && current ? current : window.location.hash;
}
