import {siteBase} from '../../config/siteBase';
import {withTimeout} from '../../lib/withTimeout';

/** Pages of 64 KiB that the binding declares: 2 GiB of address space, of which it touches about 250 MB. */
const memoryPages = 32_768;

/** Why the tool cannot run here, or `needs-isolation`, which `isolatePage` mends. */
export type Support = 'ok' | 'needs-isolation' | 'no-memory' | 'old-browser';

/** @returns whether this browser can run the tool. Before the download, because phones refuse the memory. */
export function checkSupport(): Support {
  if (!('compileStreaming' in WebAssembly && 'serviceWorker' in navigator)) {
    return 'old-browser';
  }
  if (!crossOriginIsolated) {
    return 'needs-isolation';
  }
  try {
    new WebAssembly.Memory({initial: memoryPages, maximum: memoryPages, shared: true});
    return 'ok';
  } catch {
    return 'no-memory';
  }
}

/**
 * Isolates the page from others where the host sends no headers: a service worker does it, for this page and the engine's
 * files only. It ends in a reload: keep what the reader has typed before.
 *
 * @throws Error where the browser refuses, for example in private windows
 */
export async function isolatePage(): Promise<void> {
  // The page's own scope comes last: it is the one that `ready` waits for.
  for (const scope of new Set([`${siteBase}setup`, location.pathname.replace(/\/$/, '')])) {
    await navigator.serviceWorker.register(`${siteBase}setup-isolation.js`, {scope});
  }
  await withTimeout(navigator.serviceWorker.ready, 10_000);
  location.reload();
}
