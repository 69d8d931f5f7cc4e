// @ts-check
// cspell:ignore networkidle
/* global window */
import {desktop, launch, mobile, openPage, throttle, withVisitor} from '../lib/browser.mjs';
import {recordNetwork} from '../lib/network.mjs';
import {sleep} from '../lib/stats.mjs';
import {collect} from './collect.mjs';
import {claimSaveData, findLink, watchRestore, watchVitals} from './probes.mjs';

/** @typedef {import('../lib/browser.mjs').Browser} Browser */
/** @typedef {import('./types.mjs').Served} Served */

/** How long a pointer rests before the press, in ms. */
const rest = 300;

/** After a press, until its frame has been painted and reported, in ms. */
const settle = 800;

/**
 * A finger taps; a mouse comes, rests and presses. Not by the locator's own click, which looks in each of
 * its events what lies under the pointer, and makes the page lay itself out for that.
 *
 * @param {import('../lib/browser.mjs').Page} page
 * @param {string} selector
 * @param {typeof desktop | typeof mobile} device
 * @throws {Error} when there is no such control
 */
async function pressAsReaders(page, selector, device) {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded({timeout: 5000});
  const box = await control.boundingBox();
  if (!box) {
    throw new Error(`${selector} has no box.`);
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if ('hasTouch' in device) {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await sleep(rest);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Presses a control four times slower than here.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {string} selector
 * @param {{device: typeof desktop, text?: {field: string, value: string}}} options `text` is typed
 *   after the press, once its field is there
 * @returns {Promise<number>} the longest interaction, in ms from the press to the next paint
 */
function press(browser, url, selector, {device, text}) {
  return withVisitor(browser, device, async (page, session) => {
    await page.addInitScript(watchVitals);
    await openPage(page, url, {waitUntil: 'networkidle'});
    await sleep(1000);
    await throttle(session, {cpu: 4});
    await pressAsReaders(page, selector, device);
    if (text) {
      await page.locator(text.field).first().waitFor({timeout: 10_000});
      await page.keyboard.type(text.value, {delay: 80});
    }
    await sleep(settle);
    return page.evaluate(() => Reflect.get(window, 'benchVitals').longestInteraction);
  });
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} from
 * @param {string} to
 * @returns {Promise<number>} 1 when the page came back as it was left, 0 when it was loaded again
 */
function goBack(browser, origin, from, to) {
  return withVisitor(browser, desktop, async (page) => {
    await page.addInitScript(watchRestore);
    await openPage(page, origin + from, {waitUntil: 'networkidle'});
    await sleep(500);
    await openPage(page, origin + to, {waitUntil: 'networkidle'});
    await page.evaluate(() => window.history.back()).catch(() => {});
    await sleep(1500);
    const restored = await page.evaluate(() => Reflect.get(window, 'benchRestored') === true);
    return restored ? 1 : 0;
  });
}

/**
 * What is fetched for later, without a sign of the reader's intent and, where the reader saves data,
 * even with one.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} from
 * @param {string} to a link on that page, pointed at
 * @param {boolean} saveData
 * @returns {Promise<{idle: number, pointed: number}>} requests for later before and after pointing;
 *   once a page is idle, every further one is for later
 */
function countPrefetches(browser, origin, from, to, saveData) {
  const headers = saveData ? {extraHTTPHeaders: {'Save-Data': 'on'}} : {};
  return withVisitor(browser, {...desktop, ...headers}, async (page, session) => {
    if (saveData) {
      await page.addInitScript(claimSaveData);
    }
    const network = await recordNetwork(session);
    await openPage(page, origin + from, {waitUntil: 'load'});
    await network.idle(2500);
    const before = network.transfers();
    const link = (await page.evaluateHandle(findLink, to)).asElement();
    await link?.hover();
    await network.idle(1000);
    return {
      idle: before.filter(({isPrefetch}) => isPrefetch).length,
      pointed: network.transfers().length - before.length,
    };
  });
}

/**
 * @param {Served} site
 * @param {import('./types.mjs').Routes} routes
 */
function tasksOf({name: site, origin, search, controls}, {pages, moves}) {
  const guide = origin + pages.guide;
  const {from = pages.guide, to = pages.home} = moves[0] ?? {};
  /** @param {string} selector @param {Parameters<typeof press>[3]} options @param {string} [url] */
  const pressing =
    (selector, options, url = guide) =>
    async (/** @type {Browser} */ browser) => ({
      inp: await press(browser, url, selector, options),
    });
  const {filter} = controls;
  return [
    ...(search
      ? [
          {
            site,
            action: 'search',
            perform: pressing(search.open, {
              device: desktop,
              text: {field: search.field, value: 'declare'},
            }),
          },
        ]
      : []),
    ...(controls.toggle
      ? [{site, action: 'toggle', perform: pressing(controls.toggle, {device: desktop})}]
      : []),
    ...(controls.tabs
      ? [{site, action: 'tabs', perform: pressing(controls.tabs, {device: desktop})}]
      : []),
    ...(controls.menu
      ? [{site, action: 'menu', perform: pressing(controls.menu, {device: mobile})}]
      : []),
    ...(controls.popover
      ? [{site, action: 'popover', perform: pressing(controls.popover, {device: mobile})}]
      : []),
    ...(filter
      ? [
          {
            site,
            action: 'filter',
            perform: pressing(
              filter.field,
              {device: desktop, text: {field: filter.field, value: 'output'}},
              origin + filter.path,
            ),
          },
        ]
      : []),
    {
      site,
      action: 'back',
      perform: async (/** @type {Browser} */ browser) => ({
        restored: await goBack(browser, origin, pages.guide, pages.home),
      }),
    },
    ...[false, true].map((saveData) => ({
      site,
      action: saveData ? 'prefetch, save-data' : 'prefetch',
      perform: (/** @type {Browser} */ browser) =>
        countPrefetches(browser, origin, from, to, saveData),
    })),
  ];
}

/**
 * How fast controls answer on a slow machine, whether going back is instant, and what is fetched
 * unasked.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function interaction({sites, routes, samples, log}) {
  const browser = await launch();
  try {
    return await collect({
      tasks: sites.flatMap((site) => tasksOf(site, routes)),
      samples,
      key: ({site, action}) => ({site, action}),
      take: ({perform}) => perform(browser),
      log,
    });
  } finally {
    await browser.close();
  }
}
