import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';

/** The hero's picture comes from the family's asset host, which no test asks. */
test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

const format = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const umdFile = (page: Page) =>
  page.getByRole('group', {name: 'Output format'}).getByText('fit-box.umd.js');

test('the panel shows the files of the chosen format, by keyboard too', async ({page}) => {
  await open(page, '/');
  await expect(umdFile(page)).toBeHidden();
  await format(page, 'umd').check();
  await expect(umdFile(page)).toBeVisible();
  await format(page, 'umd').press('ArrowRight');
  await expect(format(page, 'iife')).toBeChecked();
  await expect(umdFile(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the panel shows the files of the chosen format', async ({page}) => {
    await page.goto('/');
    await format(page, 'umd').check();
    await expect(umdFile(page)).toBeVisible();
  });
});
