/** Announces a short message in a live region, which is created on first use. */
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
  // Screen readers only announce changes of a region that was in the page, and empty, before.
  setTimeout(() => {
    live.textContent = message;
  }, 50);
}
