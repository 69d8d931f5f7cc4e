import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';

/** The hero's picture comes from the family's asset host, which no test asks. */
test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

const format = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const umdCode = (page: Page) => page.getByRole('figure', {name: 'dist/umd/index.js'});

test('the panel shows the code of the chosen format, by keyboard too', async ({page}) => {
  await open(page, '/');
  await expect(umdCode(page)).toBeHidden();
  await format(page, 'umd').check();
  await expect(umdCode(page)).toBeVisible();
  await format(page, 'umd').press('ArrowLeft');
  await expect(format(page, 'cjs')).toBeChecked();
  await expect(umdCode(page)).toBeHidden();
});

test('text at 200 % in a narrow window: nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of ['/', '/zh/']) {
    await open(page, path);
    const cut = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return [...document.querySelectorAll('main :not(pre, pre *, img[alt=""], svg, svg *)')]
        .filter((part) => part.getBoundingClientRect().right > document.body.clientWidth + 1)
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the panel shows the code of the chosen format', async ({page}) => {
    await page.goto('/');
    await format(page, 'umd').check();
    await expect(umdCode(page)).toBeVisible();
  });
});
