import {execFileSync} from 'node:child_process';

import type {Page} from '@playwright/test';

import {expect, test} from '../support/fixtures';

// Two builds, on a machine that may be busy with others.
test.setTimeout(90_000);

/** A folder of the site under test that it does not have: its requests are answered here. */
const FOLDER = '/library-application/';
const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
};

type Files = Partial<Record<string, string>>;

/** Builds the library of an example, and an application with this script. */
function buildLibrary(example: string, main: string): Files {
  const program = 'tests/support/buildLibrary.mjs';
  const files = execFileSync(process.execPath, [program, example], {input: main, encoding: 'utf8'});
  return JSON.parse(files) as Files;
}

async function open(page: Page, library: Files): Promise<void> {
  await page.route(`**${FOLDER}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(FOLDER.length) || 'index.html';
    const body = library[name];
    return body === undefined
      ? route.fulfill({status: 404})
      : route.fulfill({body, contentType: TYPES[name.split('.').pop() ?? ''] ?? ''});
  });
  await page.goto(FOLDER);
}

test('RT-10 the React library of the page renders in a browser', async ({page}) => {
  const library = buildLibrary(
    'guide/solution/react/seat-ui',
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SeatPicker } from 'seat-ui';

const picker = createElement(SeatPicker, { seats: ['A1', 'A2', 'A3'], cents: 1250 });
createRoot(document.querySelector('#root')).render(picker);
`,
  );
  await open(page, library);
  const price = page.getByRole('status');
  const seat = page.getByRole('button', {name: 'A2'});

  await expect(page.getByRole('button')).toHaveText(['A1', 'A2', 'A3']);
  await expect(price).toHaveText('€ 0.00');
  await expect(seat).toHaveCSS('color', 'rgb(20, 90, 60)');
  await expect(page.locator('#root > div')).toHaveCSS('display', 'flex');

  await seat.click();
  await expect(price).toHaveText('€ 12.50');
  await expect(seat).toHaveAttribute('aria-pressed', 'true');
  await expect(seat).toHaveCSS('background-color', 'rgb(20, 90, 60)');

  await page.getByRole('button', {name: 'A3'}).click();
  await expect(price).toHaveText('€ 25.00');
  await seat.click();
  await expect(price).toHaveText('€ 12.50');
});

test('RT-10 the Vue library of the page renders in a browser', async ({page}) => {
  const library = buildLibrary(
    'guide/solution/vue/star-row',
    `import { createApp, h } from 'vue';
import { StarRow } from 'star-row';

const onRate = (stars) => document.body.setAttribute('data-rated', String(stars));
createApp(() => h(StarRow, { max: 6, color: 'rgb(200, 120, 0)', onRate })).mount('#root');
`,
  );
  await open(page, library);
  const row = page.getByRole('group');
  const stars = page.getByRole('button');

  await expect(stars).toHaveCount(6);
  await expect(page.getByRole('status')).toHaveText('0 of 6 stars');
  await expect(row).toHaveCSS('display', 'flex');
  await expect(stars.nth(3)).not.toHaveCSS('color', 'rgb(200, 120, 0)');

  await stars.nth(3).click();
  await expect(page.getByRole('status')).toHaveText('4 of 6 stars');
  await expect(row).toHaveAccessibleName('4 of 6 stars');
  await expect(stars.nth(3)).toHaveCSS('color', 'rgb(200, 120, 0)');
  await expect(stars.nth(4)).not.toHaveCSS('color', 'rgb(200, 120, 0)');
  await expect(page.locator('body')).toHaveAttribute('data-rated', '4');
});
