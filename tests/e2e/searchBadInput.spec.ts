// cspell:ignore שלום عربى
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  find,
  keptSearch,
  openSearch,
  options,
  storedLists,
  texts,
} from '../support/search/modal';

/* Every console error and uncaught exception fails these tests: tests/support/guard.ts. */

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

for (const [name, query] of Object.entries(queries)) {
  test(`SR-2 a query of ${name} is answered, and nothing of it runs`, async ({page}) => {
    await open(page, guidePage);
    await openSearch(page);
    await field(page).evaluate((input: HTMLInputElement, text) => {
      // As typed: React listens to the native setter and the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }, query);
    await expect(page.getByRole('status')).toHaveText(/\d+ results?|No results for/);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
    await field(page).fill('bundleless');
    await expect(options(page).first()).toBeVisible();
  });
}

const damaged: Record<string, string> = {
  'no JSON': '[{"objectID":',
  'no list': '{"a":1}',
  'a list of something else': '[null, 1, "a", [], {}]',
  'entries of another version': '[{"objectID":"a","url":"/a","hierarchy":{"lvl0":"A"}}]',
  'an entry that leads nowhere': JSON.stringify([
    {...keptSearch(1, 'bad'), url: 'javascript:alert(1)'},
  ]),
};

for (const [name, value] of Object.entries(damaged)) {
  test(`SR-3 ER-4 kept searches that are ${name} do no harm, and good ones stay`, async ({
    page,
  }) => {
    const good = JSON.stringify([keptSearch(1, 'good')]);
    await page.addInitScript(
      ([bad, key, kept]) => {
        localStorage.setItem(`${key}embedded-en`, bad);
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__embedded-en', kept);
      },
      [value, storedLists.recent, good] as const,
    );
    await open(page, guidePage);
    await openSearch(page);
    await expect(options(page)).toHaveText(['good 1']);
    await field(page).fill('bundleless');
    await expect(page.getByRole('status')).toHaveText(texts.en.results);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(guidePage);
  });
}

test('ER-4 full storage: a result opens, and what was kept before is not lost', async ({page}) => {
  await open(page, guidePage);
  const key = storedLists.recent + embeddedIndex('en');
  const kept = JSON.stringify([keptSearch(1, 'old')]);
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, value);
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let part = 0; ; part++) {
            localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
          }
        } catch {
          // That size no longer fits.
        }
      }
    },
    [key, kept] as const,
  );
  await find(page, 'bundleless');
  await options(page).first().click();
  await expect(page).not.toHaveURL(guidePage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(kept);
});

test('ER-4 storage denied: search works, nothing is kept', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, guidePage);
  await find(page, 'bundleless');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(guidePage);
  await openSearch(page);
  await expect(options(page)).toHaveCount(0);
});

test.describe('a damaged index', () => {
  test.use({allowed: {...nothingAllowed, missing: [/search-index/]}});

  const bodies: Record<string, {status?: number; body: string}> = {
    'cut off': {body: '{"version":1,"lang":"en","pages":[['},
    'of another version': {body: '{"version":99999}'},
    'a page of another site': {body: '<!doctype html><p>Sign in'},
    'not there': {status: 404, body: ''},
    empty: {body: ''},
  };

  for (const [name, answer] of Object.entries(bodies)) {
    test(`SR-7 an index that is ${name} shows the error screen, and is asked for again`, async ({
      page,
    }) => {
      await page.route('**/search-index*', (route) => route.fulfill(answer));
      await open(page, guidePage);
      await openSearch(page);
      await field(page).fill('bundleless');
      await expect(page.getByRole('dialog').getByText(texts.en.errorTitle).first()).toBeVisible();
      await page.unroute('**/search-index*');
      await field(page).fill('bundleless ');
      await expect(options(page).first()).toBeVisible();
    });
  }
});
