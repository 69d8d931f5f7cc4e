// cspell:ignore שלום عربى
import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  keep,
  keptSearch,
  keptTitles,
  openSearch,
  options,
  storedLists,
  texts,
} from '../support/search/modal';

/*
 * Strange queries, and what others wrote. A console error fails every test: tests/support/guard.ts. Files that fail to
 * load, storage and workers: faultMatrix.spec.ts.
 */

const script = '<img src=x onerror="window.injected = true">';

/** Nothing of what was written has become an element, or has run. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').locator('img, script, svg[onload]')).toHaveCount(0);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
}

/** Every row leads to a page of this site. */
async function expectAtHome(page: Page): Promise<void> {
  const origins = await options(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).origin),
  );
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
}

const away = [
  'javascript:window.injected=true',
  '//evil.invalid/x',
  '/\\evil.invalid/x',
  'https://rslib.rs@evil.invalid/',
  'https://rslib.rs//evil.invalid/',
  'https://evil.invalid/x',
  'data:text/html,x',
];

const queries: Record<string, string> = {
  '512 characters': 'abcdefg '.repeat(64),
  '512 characters of one word': 'x'.repeat(512),
  '512 Chinese characters': '打'.repeat(512),
  'control characters': 'dts\u0000\u0007\u001b\u200b\u202e\ufeff',
  HTML: '<img src=x onerror="window.injected = true"><script>window.injected = true</script>',
  'a closing tag': '</strong></p><svg onload="window.injected = true">',
  'regular-expression characters': '(.*+?^${}[]|\\/ (?<=a)',
  'a lone surrogate': '\ud83d dts \ude00',
  'names of object properties': '__proto__ constructor hasOwnProperty toString',
  emoji: '👩‍👩‍👧‍👦🇨🇳',
  'mixed directions': 'שלום dts عربى',
  spaces: '   \t  ',
};

test('SR-2 strange queries are answered, and no markup in them runs', async ({page}) => {
  test.slow();
  await open(page, guidePage);
  await openSearch(page);
  for (const [name, query] of Object.entries(queries)) {
    await test.step(`a query of ${name}`, async () => {
      await field(page).evaluate((input: HTMLInputElement, text) => {
        // As typed: React listens to the native setter and the event.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        value?.set?.call(input, text);
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }, query);
      await expect(page.getByRole('status')).toHaveText(/\d+ results?|No results for/);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
      await field(page).fill('bundleless');
      await expect(options(page).first()).toBeVisible();
      // What is said of this one must not be taken for what is said of the next one.
      await field(page).fill('');
      await expect(page.getByRole('status')).toHaveText('');
    });
  }
});

test('SR-3 kept searches: markup is shown as text, and addresses of other sites are dropped', async ({
  page,
}) => {
  const hierarchy = {lvl0: script, lvl1: script, lvl2: script};
  const marked = {hierarchy: {lvl1: {value: `${script}<mark>x</mark>`}}};
  for (const list of ['recent', 'favourite'] as const) {
    await keep(page, list, embeddedIndex('en'), [
      {...keptSearch(1, list), hierarchy, content: script, _snippetResult: marked},
      {...keptSearch(2, list), type: 'lvl2', hierarchy},
      {...keptSearch(3, list), type: 'constructor'},
      ...away.map((url, index) => ({...keptSearch(10 + index, list), url})),
    ]);
  }
  await open(page, guidePage);
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  await expect(options(page).first()).toContainText('<img src=x');
  await expectHarmless(page);
  await expectAtHome(page);
});

const damaged: Record<string, string> = {
  'no JSON': '[{"objectID":',
  'no list': '{"a":1}',
  'a list of something else': '[null, 1, "a", [], {}]',
  'entries of another version': '[{"objectID":"a","url":"/a","hierarchy":{"lvl0":"A"}}]',
  'an entry that leads nowhere': JSON.stringify([
    {...keptSearch(1, 'bad'), url: 'javascript:alert(1)'},
  ]),
};

test('SR-3 ER-4 damaged kept searches are dropped, and others stay', async ({page}) => {
  test.slow();
  await open(page, guidePage);
  for (const [name, value] of Object.entries(damaged)) {
    await test.step(`kept searches that are ${name}`, async () => {
      // Read whenever the dialog opens.
      await page.evaluate(
        ([bad, key, kept]) => {
          localStorage.setItem(`${key}embedded-en`, bad);
          localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__embedded-en', kept);
        },
        [value, storedLists.recent, JSON.stringify([keptSearch(1, 'good')])] as const,
      );
      await openSearch(page);
      await expect(options(page)).toHaveText(['good 1']);
      await field(page).fill('bundleless');
      const status = page.getByRole('dialog').getByRole('status');
      await expect(status).toHaveText(texts.en.results);
      const href = (await options(page).first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // What was damaged has been replaced by what was chosen.
      expect(await keptTitles(page, 'recent', embeddedIndex('en'))).toHaveLength(1);
    });
  }
});

test('SR-7 an index of another release: the error screen offers to reload', async ({page}) => {
  await page.route('**/search-index*', (route) => route.fulfill({json: {version: 99_999}}));
  await open(page, guidePage);
  await openSearch(page);
  await field(page).fill('bundleless');
  await expect(page.getByText(texts.en.errorTitle).first()).toBeVisible();
  await expect(page.getByText(texts.en.errorHelp)).toHaveCount(0);
  await page.unroute('**/search-index*');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', {name: 'Reload the page'}).click(),
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SR-9 a worker that the system ends is replaced', async ({page}) => {
  test.slow();
  await page.addInitScript(() => {
    const Original = window.Worker;
    let isEnded = false;
    window.Worker = class extends Original {
      override postMessage(call: object): void {
        if ('questions' in call && !isEnded) {
          isEnded = true;
          this.terminate();
        }
        super.postMessage(call);
      }
    };
  });
  await open(page, guidePage);
  await openSearch(page);
  await field(page).fill('bundleless');
  await expect(options(page).first()).toBeVisible({timeout: 15_000});
  await field(page).fill('declaration');
  await expect(options(page).first()).toContainText('Declaration');
});
