import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';

const index = '**/search-index.json';

/** Types into the open dialog, and gives the hits. */
async function search(page: Page, query: string) {
  await page.getByRole('dialog').getByRole('searchbox').fill(query);
  return page.getByRole('dialog').getByRole('option');
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
}

const glossaryHit = (page: Page) =>
  page.getByRole('dialog').locator('a[href*="/guide/start/glossary#bundleless"]').first();

test('SR-9 a worker of this site searches, and it begins when the pointer reaches the button', async ({
  page,
}) => {
  await open(page, guidePage);
  expect(page.workers()).toHaveLength(0);
  const started = page.waitForEvent('worker');
  await page.getByRole('button', {name: 'Search'}).hover();
  const worker = await started;
  expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin);
  await openDialog(page);
  await search(page, 'bundleless');
  await expect(glossaryHit(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('SR-9 search works where the browser has no workers', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, guidePage);
  await openDialog(page);
  await search(page, 'bundleless');
  await expect(glossaryHit(page)).toBeVisible();
});

test('SR-9 search works where the worker does not start', async ({page}) => {
  await page.addInitScript(() => {
    const {Worker: Original} = window;
    // A script that is not there, as after a deployment that removed it.
    window.Worker = class extends Original {
      constructor() {
        super('/no-such-worker.js');
      }
    };
  });
  await page.route('**/no-such-worker.js', (route) => route.fulfill({status: 404, body: ''}));
  await open(page, guidePage);
  await openDialog(page);
  await search(page, 'bundleless');
  await expect(glossaryHit(page)).toBeVisible();
});

for (const [name, body] of Object.entries({
  'cut off': '{"version":2,"lang":"en","pages":[["/guide/st',
  'of another version': '{"version":1,"lang":"en","pages":[],"terms":[]}',
  'a page': '<!doctype html><title>Not found</title>',
})) {
  test(`SR-9 after an index that is ${name}, the next query fetches anew`, async ({page}) => {
    let answers = 0;
    await page.route(index, async (route) => {
      answers++;
      await (answers === 1
        ? route.fulfill({contentType: 'application/json', body})
        : route.continue());
    });
    await open(page, guidePage);
    await openDialog(page);
    await search(page, 'bundleles');
    await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
    await search(page, 'bundleless');
    await expect(glossaryHit(page)).toBeVisible();
    expect(answers).toBe(2);
  });
}
