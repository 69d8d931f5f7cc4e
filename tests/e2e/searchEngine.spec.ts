import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';
import {field} from '../support/search/modal';

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

// Browsers without workers, with workers that do not start or do not answer, and a damaged index: faultMatrix.spec.ts,
// olderBrowsers.spec.ts and searchBadInput.spec.ts.
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
