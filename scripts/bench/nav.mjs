/* global addEventListener, document, getComputedStyle, location, MessageChannel, requestAnimationFrame, sessionStorage */
import {openPage, withBrowser, withVisitor} from './browser.mjs';
import {takeInTurns} from './sites.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{from: string, to: string, cpu: number, isSlowNetwork: boolean}} Task */

/** Speeds of the reader's machine and network. */
const modes = {
  fast: {cpu: 1, isSlowNetwork: false},
  cpu4: {cpu: 4, isSlowNetwork: false},
  'cpu4 net': {cpu: 4, isSlowNetwork: true},
};

/** Round trips in ms, and bytes per second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Time that the pointer rests on a link before the press. */
const hoverMs = 100;

/** Limit for a new heading. */
const timeoutMs = 20_000;

/**
 * Runs in every document: stamps the moment of a click and that of the first frame with another heading. The stamps are
 * absolute and kept in the session's storage, so that they hold across a full load.
 */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => {
    const isShown = (/** @type {Element} */ element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const text = [...document.querySelectorAll('h1')].find(isShown)?.textContent ?? '';
    return text.replace(/[\u200b#]/g, '').trim();
  };
  const onClick = () => {
    sessionStorage.setItem('benchFrom', heading());
    sessionStorage.setItem('benchClick', String(now()));
    sessionStorage.removeItem('benchPaint');
  };
  addEventListener('click', onClick, true);
  const look = () => {
    const from = sessionStorage.getItem('benchFrom');
    const current = from && !sessionStorage.getItem('benchPaint') ? heading() : '';
    if (current && current !== from) {
      // A message comes after the frame that this callback belongs to has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (!sessionStorage.getItem('benchPaint')) {
          sessionStorage.setItem('benchPaint', String(now()));
        }
      };
      channel.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. @returns {number | null} ms from the click to the new heading; null while there is none */
function readHeading() {
  const paint = Number(sessionStorage.getItem('benchPaint'));
  return paint ? paint - Number(sessionStorage.getItem('benchClick')) : null;
}

/** Runs in the page: finds a visible link, in the sidebar if there is one there. @param {string} path */
function findLink(path) {
  const links = [...document.querySelectorAll('a')].filter(
    (link) =>
      link.origin === location.origin &&
      !link.hash &&
      link.pathname.replace(/(?:\.html|\/)$/, '') === path &&
      link.getClientRects().length > 0,
  );
  return links.find((link) => link.closest('aside, [class*="sidebar" i]')) ?? links[0];
}

/**
 * Clicks a link as a reader does: the pointer comes, rests and presses.
 *
 * @param {Page} page
 * @param {string} path where the link leads
 * @returns {Promise<number>} ms from the click to the frame with the new heading
 * @throws {Error} when there is no such link, or no new heading in time
 */
async function follow(page, path) {
  const link = (await page.evaluateHandle(findLink, path)).asElement();
  await link?.scrollIntoViewIfNeeded();
  const box = await link?.boundingBox();
  if (!box) {
    throw new Error(`There is no link to ${path}.`);
  }
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    await page.waitForTimeout(60);
    // In the middle of a full load there is no page to ask.
    const milliseconds = await page.evaluate(readHeading).catch(() => null);
    if (milliseconds !== null) {
      await page.waitForLoadState('load');
      await page.waitForTimeout(500);
      await page.mouse.move(5, 5);
      return milliseconds;
    }
  }
  throw new Error(`There is no new heading within ${timeoutMs} ms of a click on ${path}.`);
}

/**
 * Makes a visit of three clicks: to the other page, back, and there again.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin
 * @param {Task} task
 */
function visit(browser, origin, {from, to, cpu, isSlowNetwork}) {
  return withVisitor(browser, async (page) => {
    await page.addInitScript(watchHeading);
    await openPage(page, origin + from);
    // A reader looks for a moment first, and scripts that wait for an idle moment start.
    await page.waitForTimeout(600);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    if (isSlowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    }
    const first = await follow(page, to);
    await follow(page, from);
    return {first, again: await follow(page, to)};
  });
}

/**
 * Measures from the click on a link to the frame in which the new page's heading is on screen.
 *
 * @param {import('./sites.mjs').Context} context
 */
export function nav({sites, routes, samples}) {
  /** @type {[string, Task][]} */
  const tasks = Object.entries(modes).flatMap(([mode, speed]) =>
    routes.moves.map((move) => [`${mode}, ${move.from} → ${move.to}`, {...move, ...speed}]),
  );
  return withBrowser((browser) =>
    takeInTurns({
      sites,
      tasks: new Map(tasks),
      samples,
      take: (task, origin) => visit(browser, origin, task),
    }),
  );
}
