import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';

import {hosts} from '../support/hosts';
import {watchShift} from '../support/layoutShift';

/** Pages, and of each a place in the middle of what must not be painted in part. */
const cuts: readonly (readonly [address: string, place: RegExp])[] = [
  ['/', /<section[^>]*data-landing-hero[^]*?<h1[^>]*>/],
  ['/zh/', /<section[^>]*data-landing-hero[^]*?<h1[^]*?<figure[^>]*>/],
  ['/guide/start/quick-start', /<button[^>]*data-search-button[^]*?>/],
  ['/zh/config/lib/dts', /<button[^>]*data-copy-page[^>]*>/],
  ['/blog/', /<footer[^>]*data-site-footer[^>]*>/],
  ['/nothing', /<footer[^>]*data-site-footer[^>]*>/],
];

/** Between the two pieces of a document, in milliseconds; a browser with its styles paints long before. */
const pause = 500;

/** Serves the site over a network that stops in the middle of a document, once its styles are there. */
async function serveInPieces(place: RegExp): Promise<{origin: string; close: () => void}> {
  let sendRest = (): void => undefined;
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const from = await fetch(`${hosts.githubPages.origin}${request.url ?? '/'}`);
    const type = from.headers.get('content-type') ?? '';
    response.writeHead(from.status, {'content-type': type});
    if (type.startsWith('text/css')) {
      setTimeout(sendRest, pause);
    }
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await from.arrayBuffer()));
      return;
    }
    const html = (await from.text())
      // It would refuse the script that this server adds.
      .replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '');
    const [start = '', rest] = html.replace(place, '$&\0').split('\0');
    response.write(start);
    sendRest = () =>
      response.end(`<script>window.restCame = performance.now()</script>${rest ?? ''}`);
  }
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => server.close()};
}

for (const [address, place] of cuts) {
  test(`nothing of ${address} is painted in part, and nothing moves`, async ({page}) => {
    const shift = await watchShift(page);
    const server = await serveInPieces(place);
    await page.goto(`${server.origin}${address}`);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const {painted, restCame} = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-paint');
      return {
        painted: first?.startTime ?? 0,
        restCame: (window as unknown as {restCame: number}).restCame,
      };
    });
    expect(painted).toBeGreaterThan(restCame);
    expect(await shift()).toBe(0);
    server.close();
  });
}
