// cspell:ignore bundleles
import type {Page} from '@playwright/test';

import {screenLocales} from '../support/engines';
import {expect, interactive, open, test} from '../support/fixtures';
import {holdScripts} from '../support/holdScripts';
import {localized, names, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';
import {field, find, openSearch, options, texts} from '../support/search/modal';

/* How the search opens and closes, what the field takes, and that it finds pages of this site. */

const openers: Record<string, (page: Page, locale: SpokenLocale) => Promise<void>> = {
  slash: (page) => page.keyboard.press('/'),
  button: (page, locale) => page.getByRole('button', {name: names[locale].search}).click(),
  'Control+K': (page) => page.keyboard.press('Control+k'),
  'Meta+K': (page) => page.keyboard.press('Meta+k'),
};

for (const locale of screenLocales) {
  test(
    `SR-1 SR-2 ${locale}: slash, button, Control+K and Meta+K open the search, Escape closes it`,
    {tag: '@firefox'},
    async ({page}) => {
      await open(page, localized(locale, guidePage));
      for (const [name, openBy] of Object.entries(openers)) {
        await test.step(name, async () => {
          await openBy(page, locale);
          await expect(field(page)).toBeFocused();
          await expect(field(page)).toHaveAttribute('placeholder', names[locale].searchPlaceholder);
          await expect(field(page)).toHaveValue('');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
    },
  );

  test(`SR-1 ${locale}: the slash can be switched off`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('/');
    await page.getByRole('checkbox', {name: texts[locale].slash}).uncheck();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.reload();
    await interactive(page);
    await page.keyboard.press('/');
    await openSearch(page);
    await expect(page.getByRole('checkbox', {name: texts[locale].slash})).not.toBeChecked();
    await expect(field(page)).toHaveValue('');
  });
}

test('SR-1 the button has a key hint; focus is trapped in the dialog and returns to the button', async ({
  page,
}) => {
  await open(page, guidePage);
  const title = page.getByRole('heading', {level: 1});
  const place = await title.boundingBox();
  const button = page.getByRole('button', {name: 'Search'});
  await expect(button).toContainText(/(Ctrl|⌘)\s*K/i);
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  // The stops of the footer come with the rest of the dialog.
  await expect(page.getByText('No recent searches')).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(step < 3 ? 'Tab' : 'Shift+Tab');
    // After the last stop comes the browser's own bar, and never the page behind.
    const isBehind = await page.evaluate(
      () => document.activeElement?.matches('body, dialog *') === false,
    );
    expect(isBehind).toBe(false);
  }

  await test.step('the page behind does not move', async () => {
    expect(await title.boundingBox()).toEqual(place);
  });

  await test.step('a press beside the dialog closes it, and one inside does not', async () => {
    await page.getByText('No recent searches').click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the back gesture of a phone closes it', async () => {
    await button.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(guidePage);
  });
});

test('SR-1 SR-2 a slash typed into the field stays a slash; a query has up to 512 characters', async ({
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

test('SR-1 SR-9 no key is lost while the dialog loads', async ({page}) => {
  await open(page, guidePage);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bundleles');
  await expect(field(page)).toHaveValue('bundleles');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('bundleless');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SR-2 selected text becomes the query, and typing replaces it', async ({page}) => {
  await open(page, guidePage);
  await page.getByRole('heading', {level: 1}).selectText();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  await openSearch(page);
  await expect(field(page)).toHaveValue(selected);
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('x');
});

const queries = [
  {locale: 'en', query: 'bundleless', page: '/guide/start/glossary'},
  {locale: 'zh', query: '模块联邦', page: '/zh/guide/start/glossary'},
] as const;

for (const {locale, query, page: wanted} of queries) {
  test(`SR-9 ${locale}: “${query}” is found in an index that is loaded with the dialog, and opens its page`, async ({
    page,
  }) => {
    // A request to another host fails every test: tests/support/guard.ts.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, localized(locale, '/guide/start/'));
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /search/i.test(path))).toEqual([]);
    const worker = page.waitForEvent('worker');
    await find(page, query);
    expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin);
    const addresses = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.filter((url) => url.includes('/zh/') === (locale === 'zh'))).toEqual(
      addresses,
    );
    await options(page)
      .and(page.locator(`[href*="${wanted}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${wanted}(#|$)`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(new RegExp(query, 'i'));
  });
}

test('SR-7 an answer that takes long is announced as such, until it arrives', async ({page}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search-index*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await openSearch(page);
  await field(page).fill('bundleless');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('The search takes longer than usual…');
  answer();
  await expect(options(page).first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ results?$/);
});

test('SR-9 a worker that the system ends is replaced', async ({page}) => {
  test.slow();
  await page.addInitScript(() => {
    const Original = window.Worker;
    let isEnded = false;
    window.Worker = class extends Original {
      override postMessage(call: object, ports?: unknown): void {
        if ('question' in call && !isEnded) {
          isEnded = true;
          this.terminate();
        }
        super.postMessage(call, ports as Transferable[]);
      }
    };
  });
  await open(page, guidePage);
  await openSearch(page);
  await field(page).fill('bundleless');
  await expect(options(page).first()).toBeVisible({timeout: 15_000});
});

const script = '<img src=x onerror="window.injected = true">';

test('SR-2 SR-6 strange queries are answered, and no markup in them runs', async ({page}) => {
  await open(page, guidePage);
  await openSearch(page);
  for (const query of [
    script,
    'x'.repeat(512),
    '打'.repeat(512),
    '(.*+?^${}[]|\\/ (?<=a)',
    '\ud83d dts',
  ]) {
    await field(page).fill(query);
    await expect(page.getByRole('status')).toHaveText(/\d+ results?|No results for/);
    await field(page).fill('');
    await expect(page.getByRole('status')).toHaveText('');
  }
  await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
