import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {localized, names, spokenLocales, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';
import {field} from '../support/search/modal';

type Opener = (page: Page, locale: SpokenLocale) => Promise<void>;

/** By what they have in common: some browsers keep such keys for themselves. */
const openers: Record<string, readonly Opener[]> = {
  'the slash and the button': [
    (page) => page.keyboard.press('/'),
    (page, locale) => page.getByRole('button', {name: names[locale].search}).click(),
  ],
  'Control+K and Meta+K': [
    (page) => page.keyboard.press('Control+k'),
    (page) => page.keyboard.press('Meta+k'),
  ],
};

for (const locale of spokenLocales) {
  for (const [name, ways] of Object.entries(openers)) {
    test(
      `SR-1 SR-2 ${locale}: ${name} open the search, Escape closes it`,
      {tag: '@firefox'},
      async ({page}) => {
        await open(page, localized(locale, guidePage));
        for (const openBy of ways) {
          await openBy(page, locale);
          await expect(field(page)).toBeFocused();
          await expect(field(page)).toHaveAttribute('placeholder', names[locale].searchPlaceholder);
          await expect(field(page)).toHaveAttribute('maxlength', '512');
          await expect(field(page)).toHaveValue('');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      },
    );
  }
}

test('SR-1 the button names its key; the focus stays inside while it is open, and returns to the button', async ({
  page,
}) => {
  await open(page, guidePage);
  const button = page.getByRole('button', {name: 'Search'});
  await expect(button).toContainText(/(Ctrl|⌘)\s*K/i);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(step < 3 ? 'Tab' : 'Shift+Tab');
    // Beyond the last stop is the browser's own bar, and never the page behind.
    const isBehind = await page.evaluate(
      () => document.activeElement?.matches('body, dialog *') === false,
    );
    expect(isBehind).toBe(false);
  }
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('SR-1 what browsers ask of a dialog closes it: the back gesture of a phone', async ({
  page,
}) => {
  await open(page, guidePage);
  const button = page.getByRole('button', {name: 'Search'});
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(guidePage);
});

test('SR-1 a press beside the dialog closes it, and one inside does not', async ({page}) => {
  await open(page, guidePage);
  await page.keyboard.press('/');
  await page.getByText('No recent searches').click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SR-1 SR-2 a slash typed into a field stays a slash; a query may have 512 characters and no more', async ({
  page,
}) => {
  await open(page, guidePage);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await field(page).fill('');
  await page.keyboard.insertText('x'.repeat(600));
  await expect(field(page)).toHaveValue('x'.repeat(512));
});

const queries = [
  {locale: 'en', query: 'bundleless', page: '/guide/start/glossary'},
  {locale: 'zh', query: '模块联邦', page: '/zh/guide/start/glossary'},
] as const;

for (const {locale, query, page: wanted} of queries) {
  test(`SR-9 ${locale}: “${query}” finds its page and opens it, all at home`, async ({page}) => {
    // Any request to another host fails this test: see tests/support/guard.ts.
    await open(page, localized(locale, '/guide/start/'));
    await page.keyboard.press('/');
    await field(page).fill(query);
    const hits = page.getByRole('dialog').getByRole('listbox').getByRole('option');
    await expect(hits.first()).toBeVisible();
    const addresses = await hits.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const inLanguage = addresses.filter((url) => url.includes('/zh/') === (locale === 'zh'));
    expect(inLanguage).toEqual(addresses);
    const hit = hits.and(page.locator(`[href*="${wanted}"]`)).first();
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page).toHaveURL(new RegExp(`${wanted}(#|$)`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(new RegExp(query, 'i'));
  });
}

test('SR-9 the index is not fetched before somebody searches', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, guidePage);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /search|minisearch/i.test(path))).toEqual([]);
});
