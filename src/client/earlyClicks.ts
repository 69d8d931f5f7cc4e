declare global {
  interface Window {
    /** Clicks on controls from before this script ran; filled by `earlyClicksScript`. */
    __early?: Element[];
  }
}

/** Clicks again what the reader clicked before the controls were alive, in order. */
export function replayEarlyClicks(): void {
  const clicked = window.__early ?? [];
  window.__early = undefined;
  for (const target of clicked) {
    if (target instanceof HTMLElement && target.isConnected) {
      target.click();
    }
  }
}
