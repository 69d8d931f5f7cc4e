/** Announces a short message in a live region, which is created on first use. */
export function announce(message: string): void {
  const live = document.querySelector('[data-announcer]') ?? document.createElement('div');
  if (!live.isConnected) {
    live.className = 'visuallyHidden';
    live.setAttribute('data-announcer', '');
    live.setAttribute('role', 'status');
    document.body.append(live);
  }
  live.textContent = '';
  // Screen readers only announce changes of a region that was in the page, and empty, before.
  setTimeout(() => {
    live.textContent = message;
  }, 50);
}
