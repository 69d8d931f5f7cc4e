/** Calls back when the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, {timeout: 2000});
  } else {
    // Safari has no idle callbacks.
    setTimeout(callback, 200);
  }
}
