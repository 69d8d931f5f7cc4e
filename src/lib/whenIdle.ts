/**
 * Calls back when the browser has nothing else to do, after two seconds at the latest.
 *
 * @returns a function that stops waiting
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, {timeout: 2000});
  return () => cancelIdleCallback(handle);
}
