// @ts-check
// cspell:ignore networkidle unthrottled
/* global window */
import {desktop, launch, openPage, withVisitor} from '../lib/browser.mjs';
import {sleep} from '../lib/stats.mjs';
import {collect} from './collect.mjs';
import {watchField, watchResults} from './probes.mjs';

/** @typedef {import('../lib/browser.mjs').Page} Page */
/** @typedef {import('../sites/types.mjs').SearchControls} SearchControls */

/** Words that the pages hold; the first is asked for in a fresh visit, the second after it. */
const words = /** @type {const} */ (['declaration', 'external']);

/** How long results may take, in ms. */
const patience = 15_000;

/**
 * @param {Page} page with the search open
 * @param {SearchControls} search
 * @param {string} word entered at once, as by pasting
 * @returns {Promise<number>} ms from the input to new results on screen
 * @throws {Error} when there are none in time
 */
async function query(page, {field, result}, word) {
  const input = page.locator(field).first();
  await input.fill('');
  await sleep(400);
  await page.evaluate(watchResults, result);
  await input.focus();
  await page.keyboard.insertText(word);
  const found = await page.waitForFunction(
    () => Reflect.get(window, 'benchSearch').milliseconds,
    null,
    {timeout: patience},
  );
  return found.jsonValue();
}

/**
 * @param {import('../lib/browser.mjs').Browser} browser
 * @param {string} url
 * @param {SearchControls} search
 * @param {() => Promise<number>} bytesSent
 * @returns {Promise<Record<string, number>>} `open`: ms from the click to the frame with the
 *   field, focused; `bytes`: all
 *   that opening and two queries fetched
 */
function visit(browser, url, search, bytesSent) {
  return withVisitor(browser, desktop, async (page) => {
    await openPage(page, url, {waitUntil: 'networkidle'});
    await sleep(500);
    const before = await bytesSent();
    await page.evaluate(watchField, search.field);
    await page.locator(search.open).first().click();
    const opened = await page.waitForFunction(
      () => Reflect.get(window, 'benchField').milliseconds,
      null,
      {timeout: patience},
    );
    const open = await opened.jsonValue();
    const first = await query(page, search, words[0]);
    const next = await query(page, search, words[1]);
    await sleep(500);
    return {open, first, next, bytes: (await bytesSent()) - before};
  });
}

/**
 * The local search of each site that has one, on its guide page, unthrottled.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function search({sites, routes, samples, log}) {
  const browser = await launch();
  try {
    return await collect({
      tasks: sites.flatMap(({name, origin, bytesSent, search: controls}) =>
        controls ? [{site: name, url: origin + routes.pages.guide, controls, bytesSent}] : [],
      ),
      samples,
      key: ({site}) => ({site}),
      take: ({url, controls, bytesSent}) => visit(browser, url, controls, bytesSent),
      log,
    });
  } finally {
    await browser.close();
  }
}
