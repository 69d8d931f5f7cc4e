// @ts-check
import process from 'node:process';

import {chromium} from '@playwright/test';

import {findWholeBrowser, noBrowserMessage} from '../../../tests/harness/browser.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').BrowserContextOptions} BrowserContextOptions */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */
/** @typedef {import('@playwright/test').Page} Page */

/** Switches of every launch. The host rule makes a request to anybody else fail at once. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A laptop's window; wide enough for sidebar and outline in every theme. */
export const desktop = {viewport: {width: 1350, height: 940}};

/** The phone that Lighthouse emulates (Moto G Power). */
export const mobile = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The slow connection of the targets: 150 ms round trips, 1.6 Mbit/s down, 750 kbit/s up; bytes/s. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * @returns {string} the browser's program
 * @throws {Error} saying how to get one, when there is none
 */
export function browserPath() {
  const found = findWholeBrowser(process.env);
  if (!found) {
    throw new Error(noBrowserMessage);
  }
  return found;
}

/** @returns {Promise<Browser>} */
export function launch() {
  return chromium.launch({
    executablePath: browserPath(),
    args: chromiumArgs,
    // Playwright turns the back/forward cache off, and whether a page may enter it is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/**
 * A fresh visitor: nothing cached, nothing stored. The context is closed afterwards.
 *
 * @template Result
 * @param {Browser} browser
 * @param {BrowserContextOptions} options
 * @param {(page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withVisitor(browser, options, use) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page), context);
  } finally {
    await context.close();
  }
}

/**
 * Slows the page down, from now on.
 *
 * @param {CDPSession} session
 * @param {{cpu?: number, slowNetwork?: boolean}} throttle `cpu`: 4 is four times slower
 */
export async function throttle(session, {cpu = 1, slowNetwork: isSlow = false}) {
  if (cpu > 1) {
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  }
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
  }
}

/**
 * Opens a page that has to be there: an error page would be quick, and be taken for a good figure.
 *
 * @param {Page} page
 * @param {string} url
 * @param {Parameters<Page['goto']>[1]} options
 * @returns {Promise<void>}
 * @throws {Error} when the answer is not a success
 */
export async function openPage(page, url, options) {
  const response = await page.goto(url, options);
  if (!response?.ok()) {
    throw new Error(`${new URL(url).pathname} answers ${response?.status() ?? 'nothing'}.`);
  }
}
