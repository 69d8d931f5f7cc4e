import {findBrowser, noBrowserMessage} from '../harness/browser.mjs';

/**
 * The program that runs the browser tests.
 *
 * @returns an absolute path
 * @throws Error saying how to get one, when there is none
 */
export function chromiumPath(): string {
  const found = findBrowser(process.env);
  if (!found) {
    throw new Error(noBrowserMessage);
  }
  return found;
}

/**
 * Switches of every launch. The host rule lets no name but this machine's be looked up, so that a
 * request to anybody else is seen to fail at once and a test can say there was none.
 */
export const chromiumArgs: string[] = [
  // Chromium refuses to sandbox itself for root, which is who runs in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Starting processes took a fifth of a run. Keep no spare renderer, use one renderer per browser context, and run the
  // GPU and network services in the browser process.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-features=Translate,OptimizationHints,MediaRouter,SpareRendererForSitePerProcess',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
