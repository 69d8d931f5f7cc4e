import {chromium} from '@playwright/test';

import {findBrowser, noBrowserMessage} from '../../tests/harness/browser.mjs';
import {UsageError} from '../commandLine.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** Switches of every launch. The host rule makes a request to anybody else fail at once. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** @returns {string} the browser's program @throws {UsageError} when there is none */
export function browserPath() {
  const found = findBrowser(process.env);
  if (!found) {
    throw new UsageError(noBrowserMessage);
  }
  return found;
}

/** Starts a browser, and ends it after use. @template Result @param {(browser: Browser) => Promise<Result>} use */
export async function withBrowser(use) {
  const browser = await chromium.launch({executablePath: browserPath(), args: chromiumArgs});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Is a new visitor: nothing cached, nothing stored.
 *
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withVisitor(browser, use) {
  // Wide enough for the sidebar and the outline of every theme.
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Opens a page and waits until it asks for nothing more. An error page would be quick, and pass for a good figure.
 *
 * @param {Page} page
 * @param {string} url
 * @throws {Error} when the answer is not a success
 */
export async function openPage(page, url) {
  const response = await page.goto(url, {waitUntil: 'networkidle'});
  if (!response?.ok()) {
    throw new Error(`${url} answers ${response?.status() ?? 'nothing'}.`);
  }
}
