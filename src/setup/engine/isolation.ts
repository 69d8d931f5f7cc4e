import {siteBase} from '../../config/siteBase';
import {memoryPages} from './memory';

/** Why the tool cannot run here, or `needs-isolation`, which `isolatePage` mends. */
export type Support = 'ok' | 'needs-isolation' | 'no-memory' | 'old-browser';

/** @returns whether this browser can run the tool. Before the download, because phones refuse the memory. */
export function checkSupport(): Support {
  const hasFeatures =
    isSecureContext &&
    'DecompressionStream' in globalThis &&
    'compileStreaming' in WebAssembly &&
    'serviceWorker' in navigator;
  if (!hasFeatures) {
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

/** @returns whether the host sends the headers, so that a full load of the page isolates it */
async function isHostIsolating(): Promise<boolean> {
  const {headers} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'});
  return headers.has('cross-origin-embedder-policy');
}

/** Waits until a registration has a worker that runs. */
async function activated({installing, waiting}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (!worker || worker.state === 'activated' || worker.state === 'redundant') {
        resolve();
      }
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/**
 * Isolates the page from others, which ends in a reload: keep what the reader has typed before. On hosts that send no
 * headers, a service worker does it, for this page and the engine's files only.
 *
 * @throws Error where the browser refuses, for example in private windows
 */
export async function isolatePage(): Promise<void> {
  if (!(await isHostIsolating())) {
    const script = `${siteBase}setup-isolation.js`;
    const scopes = new Set([`${siteBase}setup`, location.pathname.replace(/\/$/, '')]);
    for (const scope of scopes) {
      await activated(await navigator.serviceWorker.register(script, {scope}));
    }
  }
  location.reload();
}
