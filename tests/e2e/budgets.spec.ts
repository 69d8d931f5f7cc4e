import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {isWeekly, screenLocales} from '../support/engines';
import {localized} from '../support/names';
import {maxTaskTime} from '../support/tasks';
import budgets from '../support/budgets.json';

interface Transfer {
  type: string;
  path: string;
  body: Buffer;
  /** After the compression that hosts use. */
  size: number;
}

const compress = promisify(brotliCompress);

/** Sizes by path, since every page has the same scripts and styles. */
const sizes = new Map<string, Promise<number>>();

async function sizeOf(path: string, body: Buffer): Promise<number> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  const size = sizes.get(path) ?? compress(body, {params}).then(({length}) => length);
  sizes.set(path, size);
  return size;
}

/** Collects what a page loads from now on. */
function collect(page: Page): Promise<Transfer>[] {
  const transfers: Promise<Transfer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // Redirects and answers from memory have no body; the error page has, with its status.
    if (!response.ok() && type !== 'document') {
      return;
    }
    const read = async () => {
      const body = await response.body();
      const path = new URL(response.url()).pathname;
      // Pictures have no budget.
      const size = type === 'image' ? body.length : await sizeOf(path, body);
      return {type, path, body, size};
    };
    transfers.push(read());
  });
  return transfers;
}

/** Adds up the transfers of a type, in kilobytes of 1000 bytes. */
const weigh = (transfers: readonly Transfer[], type: string): number =>
  transfers.filter((one) => one.type === type).reduce((sum, {size}) => sum + size, 0) / 1000;

/** Expects a figure within its limit, and that it was measured at all. */
function expectWithin(what: string, figure: number, limit: number, min: number): void {
  console.log(`${what}: ${figure.toFixed(1)} of ${limit}`);
  expect.soft(figure, what).toBeLessThanOrEqual(limit);
  expect.soft(figure, `${what}: measured at all`).toBeGreaterThan(min);
}

type PageType = keyof typeof budgets.pages;

const visits = [
  ...(Object.keys(budgets.pages) as PageType[]).map((pageType) => ['en', pageType] as const),
  // A page of many Chinese letters, which weigh more.
  ...(isWeekly ? [['zh', 'guide'] as const] : []),
];

for (const [locale, pageType] of visits) {
  test(`budget, ${locale}: a first visit to ${pageType}`, async ({page}) => {
    const pending = collect(page);
    const task = await maxTaskTime(page, async () => {
      await open(page, localized(locale, budgets.pages[pageType]));
      // Late enough for anything that waits for an idle moment.
      await page.waitForTimeout(1500);
      await page.waitForLoadState('networkidle');
    });
    const transfers = await Promise.all(pending);
    const {limits} = budgets;
    const what = `${locale} ${pageType}`;
    expectWithin(`${what} script`, weigh(transfers, 'script'), limits.script[pageType], 0.5);
    expectWithin(`${what} style`, weigh(transfers, 'stylesheet'), limits.style[pageType], 0.5);
    expectWithin(`${what} document`, weigh(transfers, 'document'), limits.document[pageType], 0.5);
    const elements = await page.locator('*').count();
    expectWithin(`${what} elements`, elements, limits.elements[pageType], 50);
    expectWithin(`${what} longest task, ms`, task, limits.task, 0.1);

    const hinted = await page.locator('link[rel="prefetch"], link[rel="modulepreload"]').count();
    expect.soft(hinted, 'no page is prefetched unasked').toBe(0);
    const expected = ['script', 'stylesheet', 'document', 'image'];
    // The list of routes, to find the page that a mistyped address means.
    const others = pageType === 'missing' ? ['fetch'] : [];
    const unexpected = transfers.filter(({type}) => ![...expected, ...others].includes(type));
    expect.soft(unexpected.map(({type, path}) => `${type} ${path}`)).toEqual([]);
    // Names that only Prism's own code has.
    const isPrism = ({type, body}: Transfer) =>
      type === 'script' && /languages\.insertBefore|prism-react-renderer/.test(body.toString());
    expect.soft(transfers.filter(isPrism), 'Prism is not in any script').toEqual([]);
  });
}

test('budget: a page asks other hosts for nothing, and reading on for nothing more', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, budgets.pages.guide);
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(1500);
  expect(late).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

for (const locale of screenLocales) {
  test(`budget, ${locale}: opening the search`, async ({page}) => {
    await open(page, localized(locale, budgets.pages.guide));
    await page.waitForLoadState('networkidle');
    const pending = collect(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('css');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    const transfers = await Promise.all(pending);
    for (const type of ['script', 'fetch'] as const) {
      const limit = budgets.limits.search[type];
      expectWithin(`${locale} search ${type}`, weigh(transfers, type), limit, 0.5);
    }
  });
}
