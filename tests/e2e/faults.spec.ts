import type {Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {hurry} from '../support/hurry';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* What a reader sees when a part of the site is slow, gone, or of another release. */

test.use({allowed: {...nothingAllowed, console: [/./], missing: [/./], requests: [/./]}});

const glossary = '/guide/start/glossary';

const glossaryLink = (page: Page) =>
  page.getByRole('navigation', {name: names.en.sidebar}).getByRole('link', {name: 'Glossary'});

/** Whether the document is another one than when this was last called. */
async function isNewDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const wasKnown = 'known' in window;
    Object.assign(window, {known: true});
    return !wasKnown;
  });
}

for (const [name, change] of [
  ['other scripts', (html: string) => html.replace(/data-script="?[^ >"]*/, 'data-script="/x.js')],
  ['other styles', (html: string) => html.replace(/styles\.\w+\.css/, 'styles.0.css')],
] as const) {
  test(`a page of a release with ${name} is a full load`, async ({page}) => {
    await open(page, guidePage);
    await isNewDocument(page);
    await page.route(`**${glossary}`, async (route) => {
      if (route.request().isNavigationRequest()) {
        return route.continue();
      }
      const response = await route.fetch();
      const body = await response.text();
      expect(change(body)).not.toBe(body);
      return route.fulfill({response, body: change(body)});
    });
    await glossaryLink(page).click();

    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    expect(await isNewDocument(page)).toBe(true);
  });
}

for (const [locale, path, message, reload] of [
  ['en', guidePage, /could not be loaded/, 'Reload the page'],
  ['zh', `/zh${guidePage}`, /未能加载/, '重新加载页面'],
] as const) {
  test(`${locale}: a page whose script is gone says so, and offers to load it again`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    let isGone = true;
    await page.route('**/assets/js/lean.*', (route) =>
      isGone ? route.fulfill({status: 404, body: 'gone'}) : route.continue(),
    );
    await page.goto(path);
    const notice = page.getByRole('alert').filter({hasText: message});
    await expect(notice).toBeVisible();
    expect(errors).toEqual([]);

    isGone = false;
    await notice.getByRole('link', {name: reload}).click();
    await expect(notice).toBeHidden();
    await interactive(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a clipboard that never answers leaves a way to copy by hand', async ({page}) => {
  test.slow();
  await hurry(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => new Promise(() => undefined)},
    });
  });
  const asked = new Promise<string>((resolve) => {
    page.on('dialog', (dialog) => {
      resolve(dialog.defaultValue());
      void dialog.dismiss();
    });
  });
  await open(page, guidePage);
  const button = page.getByRole('button', {name: names.en.copyPage, exact: true});
  await button.click();

  expect(await asked).toContain('# ');
  await expect(button).toBeEnabled();
});
