/** @returns the hash of the reader's position: the outline's current heading if the page is scrolled, or the current hash */
export function readingPosition(): string {
  const current = document.querySelector('[data-outline] [aria-current]')?.getAttribute('href');
  return window.scrollY > 0 && current ? current : window.location.hash;
}
