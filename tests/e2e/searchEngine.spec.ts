import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {nothingAllowed} from '../support/guard';
import {guidePage} from '../support/routes';
import {field} from '../support/search/modal';

const index = '**/search-index.json';

/** Making the index takes seconds where others use the machine, too. */
const patience = {timeout: 30_000};

test.describe.configure({timeout: 90_000});

/** Types into the open dialog, and gives the hits. */
async function search(page: Page, query: string) {
  await field(page).fill(query);
  return page.getByRole('dialog').getByRole('listbox').getByRole('option');
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused(patience);
}

const glossaryHit = (page: Page) =>
  page.getByRole('dialog').locator('a[href*="/guide/start/glossary#bundleless"]').first();

test('SR-9 a worker of this site searches, and it begins with the dialog', async ({page}) => {
  await open(page, guidePage);
  expect(page.workers()).toHaveLength(0);
  const started = page.waitForEvent('worker', patience);
  await openDialog(page);
  const worker = await started;
  expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin);
  await search(page, 'bundleless');
  await expect(glossaryHit(page)).toBeVisible(patience);
  expect(page.workers()).toHaveLength(1);
});

test('SR-9 search works where the browser has no workers', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, guidePage);
  await openDialog(page);
  await search(page, 'bundleless');
  await expect(glossaryHit(page)).toBeVisible(patience);
});

test.describe('without its script', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\/no-such-worker\.js$/]}});

  test('SR-9 search works where the worker does not start', async ({page}) => {
    await page.addInitScript(() => {
      const {Worker: Original} = window;
      // As after a deployment that removed it.
      window.Worker = class extends Original {
        constructor() {
          super('/no-such-worker.js');
        }
      };
    });
    await open(page, guidePage);
    await openDialog(page);
    await search(page, 'bundleless');
    await expect(glossaryHit(page)).toBeVisible(patience);
  });
});

for (const [name, body] of Object.entries({
  'cut off': '{"version":2,"lang":"en","pages":[["/guide/st',
  'of another version': '{"version":1,"lang":"en","pages":[],"terms":[]}',
  'a page': '<!doctype html><title>Not found</title>',
})) {
  test(`SR-9 after an index that is ${name}, the next query fetches anew`, async ({page}) => {
    let isDamaged = true;
    await page.route(index, (route) =>
      isDamaged ? route.fulfill({contentType: 'application/json', body}) : route.continue(),
    );
    await open(page, guidePage);
    await openDialog(page);
    await search(page, 'bundle');
    await expect(page.getByText('Unable to fetch results').first()).toBeVisible(patience);
    isDamaged = false;
    await search(page, 'bundleless');
    await expect(glossaryHit(page)).toBeVisible(patience);
  });
}
