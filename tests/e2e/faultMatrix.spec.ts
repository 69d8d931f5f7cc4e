import type {Page} from '@playwright/test';

import {isWeekly} from '../support/engines';
import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {faultySite} from '../support/hosts';
import {breakTime, hurry, mendTime} from '../support/hurry';
import {localized, names, spokenLocales, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';
import {field, options, texts} from '../support/search/modal';

/*
 * Each file of a page, broken in each way that lines, hosts and hotel networks have. Whatever happens, the text
 * can be read, a message says what does not work, and the way on works once the line does.
 */

test.use({
  baseURL: faultySite.origin,
  allowed: {...nothingAllowed, console: [/./], missing: [/./]},
});

const allFaults = [
  'missing',
  'broken',
  'busy',
  'slow',
  'stalled',
  'halfway',
  'cut',
  'refused',
  'empty',
  'damaged',
  'signIn',
  'elsewhere',
] as const;
type Fault = (typeof allFaults)[number];

/** Two that differ in what the page is told: a bad answer, and none. Every week, all of them. */
const faults: readonly Fault[] = isWeekly ? allFaults : ['broken', 'stalled'];

/** Faults that never end: tests wait as long as the site's own timeout. */
const isEndless = (fault: Fault): boolean => fault === 'stalled' || fault === 'halfway';

/** To a file that the browser loads for an element or a worker, half of it is the same as nothing. */
const elementFaults: readonly Fault[] = faults.filter((fault) => fault !== 'halfway');

/** Responses that the browser displays itself: missing page, sign-in page, redirect. Others are retried. */
const leftToBrowser: readonly Fault[] = ['missing', 'signIn', 'elsewhere'];

async function breakLine(page: Page, target: string, fault: Fault): Promise<void> {
  await page
    .context()
    .addCookies([{name: 'fault', value: `${target}.${fault}`, url: faultySite.origin}]);
}

async function mendLine(page: Page): Promise<void> {
  await page.context().clearCookies({name: 'fault'});
  await mendTime(page);
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
}

/** For what the page waits for. */
const longWait = {timeout: 30_000};

for (const fault of faults) {
  test.describe(`${fault}:`, () => {
    test.beforeEach(async ({page}) => {
      if (isEndless(fault)) {
        test.setTimeout(90_000);
        await hurry(page);
      }
    });

    if (elementFaults.includes(fault)) {
      test(`the page’s script is ${fault}`, async ({page}) => {
        await breakLine(page, 'script', fault);
        await page.goto(guidePage);
        await expectReadable(page);
        if (fault !== 'slow') {
          await mendLine(page);
          await page.reload();
        }
        await interactive(page);
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeVisible();
      });
    }

    if (elementFaults.includes(fault)) {
      test(`the script of the search is ${fault}`, async ({page}) => {
        await open(page, guidePage);
        await breakLine(page, 'script', fault);
        await page.keyboard.press('Control+k');
        if (fault === 'slow') {
          await expect(field(page)).toBeVisible();
          return;
        }
        const message = page.getByRole('alert').filter({hasText: 'Search could not be loaded.'});
        await expect(message).toBeVisible(longWait);
        await expectReadable(page);
        await mendLine(page);
        const reloaded = page.waitForEvent('load');
        await message.getByRole('link', {name: 'Reload the page'}).click();
        await reloaded;
        await interactive(page);
        await expect(message).toBeHidden();
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeVisible();
      });
    }

    for (const locale of isWeekly && !isEndless(fault) ? spokenLocales : (['en'] as const)) {
      test(`${locale}: the index of the search is ${fault}`, async ({page}) => {
        await expectSearch(page, locale, fault);
      });
    }

    // One page serves both: what is copied has nothing to do with the link.
    test(`the Markdown copy, then the page behind a link is ${fault}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, guidePage);

      await test.step(`the Markdown copy is ${fault}`, async () => {
        await breakLine(page, 'markdown', fault);
        const main = page.getByRole('main');
        const button = main.getByRole('button', {name: names.en.copyPage, exact: true});
        const copied = main.getByRole('button', {name: names.en.codeCopied, exact: true});
        await button.click();
        if (fault !== 'slow') {
          const failed = page.getByRole('status').filter({hasText: 'Could not load the page'});
          await expect(failed).toHaveCount(1, longWait);
          await mendLine(page);
          await expect(button).toBeEnabled();
          await button.click();
        }
        await expect(copied).toHaveCount(1);
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toContain('# Quick start');
      });

      await test.step(`the page behind a link is ${fault}`, async () => {
        await breakLine(page, 'page', fault);
        await breakTime(page);
        const link = page
          .getByRole('navigation', {name: names.en.sidebar})
          .getByRole('link', {name: 'Monorepo'});
        await link.click();
        if (fault !== 'slow' && !leftToBrowser.includes(fault)) {
          const message = page.getByRole('alertdialog').filter({hasText: 'could not be loaded'});
          await expect(message).toBeVisible(longWait);
          await expectReadable(page);
          await mendLine(page);
          await message.getByRole('button', {name: 'Try again'}).click();
        }
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Monorepo', longWait);
        await page.goBack();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start', longWait);
        await expectReadable(page);
      });
    });
  });
}

async function expectSearch(page: Page, locale: SpokenLocale, fault: Fault): Promise<void> {
  await open(page, localized(locale, guidePage));
  await breakLine(page, 'index', fault);
  await page.keyboard.press('Control+k');
  await field(page).fill('bundleless');
  if (fault !== 'slow') {
    await expect(page.getByRole('dialog').getByText(texts[locale].errorTitle).first()).toBeVisible(
      longWait,
    );
    await mendLine(page);
    await field(page).fill('bundle');
  }
  await expect(options(page).first()).toBeVisible(longWait);
}
