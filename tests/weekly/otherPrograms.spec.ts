// cspell:ignore qqzzxx zzqqxx
import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';
import {field, openSearch, options} from '../support/search/modal';

/* What extensions, programs that translate pages, and other scripts on the origin do to a page. */

const glossary = '/guide/start/glossary';

/** Puts texts of its own in place of those of the page, as Google Translate does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const isLeftAlone = text.parentElement?.closest('script, style, [translate="no"]');
      if (!isLeftAlone && text.data.trim()) {
        const font = document.createElement('font');
        font.textContent = `«${text.data}»`;
        text.replaceWith(font);
      }
    }
  });
}

test('SR-4 a row of a translated page says where it leads, and so does the message that there is none', async ({
  page,
}) => {
  await open(page, guidePage);
  await openSearch(page);
  await field(page).fill('bundleless');
  await expect(options(page).first()).toContainText('Bundleless');
  await translate(page);
  await field(page).fill('umd');
  await expect(options(page).first()).toContainText('UMD');
  await expect(options(page).first()).not.toContainText('Bundleless');

  const dialog = page.getByRole('dialog');
  for (const query of ['zzqqxx', 'qqzzxx']) {
    await field(page).fill(query);
    await expect(dialog.getByText(/No results for/).first()).toBeVisible();
    await expect(dialog.locator('strong')).toHaveText(query);
    await expect(dialog.getByRole('status')).toContainText(query);
    await translate(page);
  }
});

for (const lang of ['en_US', '', 'auto']) {
  test(`SR-5 the number of results is spoken where a program has made the language "${lang}"`, async ({
    page,
  }) => {
    await open(page, guidePage);
    await page.evaluate((value) => (document.documentElement.lang = value), lang);
    await openSearch(page);
    await field(page).fill('umd');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  });
}

test.describe('links', () => {
  async function addLink(page: Page, href: string): Promise<void> {
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), {textContent: 'added'});
      link.setAttribute('href', address);
      document.querySelector('main article')?.prepend(link);
    }, href);
  }

  test.describe('without a valid address', () => {
    test.use({allowed: {...nothingAllowed, requests: [/./], missing: [/./]}});
    for (const href of ['http://[', '//', 'http://x:99999/']) {
      test(`${href} are the browser’s`, async ({page}) => {
        await open(page, guidePage);
        await addLink(page, href);
        await page.getByRole('link', {name: 'added'}).hover();
        await page.evaluate(() => {
          addEventListener('click', (event) => event.preventDefault());
        });
        await page.getByRole('link', {name: 'added'}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
      });
    }
  });

  test('with a quoted text show its place', async ({page}) => {
    await open(page, guidePage);
    await addLink(page, '/config/lib/dts#related:~:text=nothing%20of%20the%20kind');
    await page.getByRole('link', {name: 'added'}).click();
    await expect(page).toHaveURL(/\/config\/lib\/dts/);
    await expect(page.locator('#related')).toBeInViewport();
  });
});

test('an entry of the history that another script has written is a page all the same', async ({
  page,
}) => {
  await open(page, guidePage);
  const link = page.locator(`nav a[href="${glossary}"]`).first();
  await page.evaluate(() => history.replaceState({scrollY: 10n}, ''));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.evaluate(() => {
    Object.assign(window, {isSame: true});
    history.replaceState({scrollY: 10n}, '');
    location.hash = '#umd';
  });
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a stylesheet that an extension puts before the site’s means no full loads', async ({
  page,
}) => {
  await page.route('**/extension.css', (route) =>
    route.fulfill({contentType: 'text/css', body: ':root{--extension: 1}'}),
  );
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.head?.querySelector('link[rel="stylesheet"]');
      if (first) {
        observer.disconnect();
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/extension.css';
        first.before(link);
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, guidePage);
  const first = page.locator('link[rel="stylesheet"]').first();
  await expect(first).toHaveAttribute('href', '/extension.css');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator(`nav a[href="${glossary}"]`).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
