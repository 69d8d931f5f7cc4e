/** Speaks a short message through a live region, which is made on first use. */
export function announce(message: string): void {
  let region = document.querySelector<HTMLElement>('[data-announcer]');
  if (!region) {
    region = document.createElement('div');
    region.dataset.announcer = '';
    region.className = 'visuallyHidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const live = region;
  live.textContent = '';
  // A change is spoken only when the region was there, and empty, before it.
  setTimeout(() => {
    live.textContent = message;
  }, 50);
}
