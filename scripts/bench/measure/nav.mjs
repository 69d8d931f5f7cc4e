// @ts-check
// cspell:ignore networkidle
import {desktop, launch, openPage, throttle, withVisitor} from '../lib/browser.mjs';
import {sleep} from '../lib/stats.mjs';
import {collect} from './collect.mjs';
import {findLink, readHeading, watchHeading} from './probes.mjs';

/** @typedef {import('../lib/browser.mjs').Page} Page */

/** How slow the reader's machine is. */
const modes = /** @type {const} */ ({
  fast: {},
  cpu4: {cpu: 4},
  cpu4net: {cpu: 4, slowNetwork: true},
});

/** How long the pointer rests on a link before the press, in ms. */
const rest = 100;

/** How long a new heading may take, in ms. */
const patience = 20_000;

/**
 * Clicks a link as a reader does: the pointer comes, rests, presses.
 *
 * @param {Page} page
 * @param {string} path where the link leads
 * @returns {Promise<number>} ms from the click to the frame with the new heading
 * @throws {Error} when there is no such link, or no new heading in time
 */
async function follow(page, path) {
  const element = (await page.evaluateHandle(findLink, path)).asElement();
  if (!element) {
    throw new Error(`There is no link to ${path}.`);
  }
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) {
    throw new Error(`The link to ${path} has no box.`);
  }
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await sleep(rest);
  await page.mouse.down();
  await page.mouse.up();
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    await sleep(60);
    // In the middle of a full load there is no page to ask.
    const seen = await page.evaluate(readHeading).catch(() => null);
    if (seen) {
      await page.waitForLoadState('load');
      return seen.milliseconds;
    }
  }
  throw new Error(`No new heading within ${patience} ms of a click on ${path}.`);
}

/**
 * A visit of three clicks: to the other page for the first time, back, and there again.
 *
 * @param {import('../lib/browser.mjs').Browser} browser
 * @param {string} origin
 * @param {{from: string, to: string}} move
 * @param {{cpu?: number, slowNetwork?: boolean}} mode
 * @returns {Promise<{cold: number, warm: number}>} ms of the first and of the third
 */
function visit(browser, origin, {from, to}, mode) {
  return withVisitor(browser, desktop, async (page, session) => {
    await page.addInitScript(watchHeading);
    await openPage(page, origin + from, {waitUntil: 'networkidle'});
    await sleep(600);
    await throttle(session, mode);
    const cold = await follow(page, to);
    await sleep(500);
    await page.mouse.move(5, 5);
    await follow(page, from);
    await sleep(500);
    await page.mouse.move(5, 5);
    return {cold, warm: await follow(page, to)};
  });
}

/**
 * From the click on a link to the frame in which the new page's heading is on screen; cold is the
 * first time in a visit, warm the second.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function nav({sites, routes, samples, log}) {
  const browser = await launch();
  try {
    return await collect({
      tasks: Object.entries(modes).flatMap(([mode, speed]) =>
        routes.moves.flatMap((move) =>
          sites.map(({name, origin}) => ({site: name, mode, speed, move, origin})),
        ),
      ),
      samples,
      key: ({site, mode, move}) => ({site, mode, move: `${move.from} → ${move.to}`}),
      take: ({origin, move, speed}) => visit(browser, origin, move, speed),
      log,
    });
  } finally {
    await browser.close();
  }
}
