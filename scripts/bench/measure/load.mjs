// @ts-check
/* global window */
import {launch, mobile, openPage, throttle, withVisitor} from '../lib/browser.mjs';
import {recordNetwork, sumBytes} from '../lib/network.mjs';
import {sleep} from '../lib/stats.mjs';
import {collect} from './collect.mjs';
import {watchVitals} from './probes.mjs';

/** Long enough for hydration that waits for an idle moment, in ms after the last request. */
const quiet = 2500;

/**
 * A first visit on a slow phone: processor four times slower, 150 ms round trips, 1.6 Mbit/s.
 *
 * @param {import('../lib/browser.mjs').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} times in ms, sizes in bytes. A request counts as before
 *   the largest paint when it was *sent* before it, since it competes with it from then on.
 */
function visit(browser, url) {
  return withVisitor(browser, mobile, async (page, session) => {
    await page.addInitScript(watchVitals);
    const network = await recordNetwork(session);
    await throttle(session, {cpu: 4, slowNetwork: true});
    await openPage(page, url, {waitUntil: 'load', timeout: 60_000});
    await network.idle(quiet);
    await sleep(300);
    const vitals = await page.evaluate(() => Reflect.get(window, 'benchVitals'));
    const all = network.transfers();
    const beforePaint = all.filter(({sentAt}) => sentAt < vitals.lcp);
    return {
      fcp: vitals.fcp,
      lcp: vitals.lcp,
      cls: vitals.cls,
      longTasks: vitals.longTasks,
      longestTask: vitals.longestTask,
      bytesBeforePaint: sumBytes(beforePaint),
      jsBeforePaint: sumBytes(beforePaint, 'js'),
      jsAfterPaint: sumBytes(all, 'js') - sumBytes(beforePaint, 'js'),
    };
  });
}

/**
 * What a slow phone sees of each kind of page: paints, shifts, tasks over 50 ms, and what was asked
 * for before the largest paint. Observed, where Lighthouse simulates.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function load({sites, routes, samples, log}) {
  const browser = await launch();
  try {
    return await collect({
      tasks: Object.entries(routes.pages).flatMap(([page, path]) =>
        sites.map(({name, origin}) => ({site: name, page, url: origin + path})),
      ),
      samples,
      key: ({site, page}) => ({site, page}),
      take: ({url}) => visit(browser, url),
      log,
    });
  } finally {
    await browser.close();
  }
}
