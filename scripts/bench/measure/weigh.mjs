// @ts-check
import {desktop, launch, openPage, withVisitor} from '../lib/browser.mjs';
import {recordNetwork, sumBytes} from '../lib/network.mjs';
import {collect} from './collect.mjs';
import {findLink} from './probes.mjs';

/** So long without a request means that a page has fetched all it wants, in ms. */
const quiet = 2500;

/** Files are always the same size; two visits are enough to notice when requests are not. */
const mostSamples = 2;

/**
 * @param {import('../lib/browser.mjs').Browser} browser
 * @param {string} url
 * @param {string | undefined} next a page that this one links to, to be read afterwards
 * @returns {Promise<Record<string, number | null>>} bytes as sent: by kind for all that the page
 *   needs, `firstLoad` asked for before the load event, `later` after it, `prefetch` marked as such,
 *   `jsWithNext` all script of the visit after a click on the link, whenever and why it was fetched
 */
function visit(browser, url, next) {
  return withVisitor(browser, desktop, async (page, session) => {
    const network = await recordNetwork(session);
    await openPage(page, url, {waitUntil: 'load'});
    await network.idle(quiet);
    const all = network.transfers();
    if (next) {
      const link = (await page.evaluateHandle(findLink, next)).asElement();
      await link?.click();
      await network.idle(quiet);
    }
    // A missing icon is for whoever sets a site up; its 404 page says nothing of the generator.
    const found = all.filter(({status}) => status !== 404);
    const needed = found.filter(({isPrefetch}) => !isPrefetch);
    const prefetched = found.filter(({isPrefetch}) => isPrefetch);
    return {
      html: sumBytes(needed, 'html'),
      css: sumBytes(needed, 'css'),
      js: sumBytes(needed, 'js'),
      font: sumBytes(needed, 'font'),
      image: sumBytes(needed, 'image'),
      other: sumBytes(needed, 'other'),
      total: sumBytes(needed),
      firstLoad: sumBytes(needed.filter(({isAfterLoad}) => !isAfterLoad)),
      later: sumBytes(needed.filter(({isAfterLoad}) => isAfterLoad)),
      prefetch: sumBytes(prefetched),
      requests: needed.length,
      prefetchRequests: prefetched.length,
      jsWithNext: next ? sumBytes(network.transfers(), 'js') : null,
      missing: all.filter(({status}) => status === 404).length,
    };
  });
}

/**
 * Bytes of a first visit to each kind of page, until nothing more is asked for.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function weigh({sites, routes, samples, log}) {
  const browser = await launch();
  try {
    return await collect({
      tasks: Object.entries(routes.pages).flatMap(([page, path]) =>
        sites.map(({name, origin}) => ({
          site: name,
          page,
          url: origin + path,
          next: routes.moves.find(({from}) => from === path)?.to,
        })),
      ),
      samples: Math.min(samples, mostSamples),
      key: ({site, page}) => ({site, page}),
      take: ({url, next}) => visit(browser, url, next),
      log,
    });
  } finally {
    await browser.close();
  }
}
