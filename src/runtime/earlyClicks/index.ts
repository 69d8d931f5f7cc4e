declare global {
  interface Window {
    /** What was clicked, and keys, from before this script ran; filled by `earlyClicksScript`. */
    __early?: (Element | KeyboardEvent)[];
  }
}

/** Does again what the reader did before the controls were alive, in order. */
export function replayEarlyClicks(): void {
  const early = window.__early ?? [];
  window.__early = undefined;
  for (const each of early) {
    if (each instanceof Event) {
      each.target?.dispatchEvent(new KeyboardEvent(each.type, each));
    } else if (each instanceof HTMLElement && each.isConnected) {
      each.click();
    }
  }
}
