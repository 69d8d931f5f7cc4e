// cspell:ignore שלום عربى
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  find,
  keptSearch,
  keptTitles,
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

test('SR-2 every query is answered, and nothing of it runs', async ({page}) => {
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

const damaged: Record<string, string> = {
  'no JSON': '[{"objectID":',
  'no list': '{"a":1}',
  'a list of something else': '[null, 1, "a", [], {}]',
  'entries of another version': '[{"objectID":"a","url":"/a","hierarchy":{"lvl0":"A"}}]',
  'an entry that leads nowhere': JSON.stringify([
    {...keptSearch(1, 'bad'), url: 'javascript:alert(1)'},
  ]),
};

test('SR-3 ER-4 damaged kept searches do no harm, and good ones stay', async ({page}) => {
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
    'cut off in a page': {body: '{"version":2,"lang":"en","pages":[["/guide/st'},
    'of a later version': {body: '{"version":99999}'},
    'of an earlier version': {body: '{"version":1,"lang":"en","pages":[],"terms":[]}'},
    'a page of another site': {body: '<!doctype html><p>Sign in'},
    'not there': {status: 404, body: ''},
    empty: {body: ''},
  };

  test('SR-7 SR-9 a damaged index shows the error screen, and each query asks for it again', async ({
    page,
  }) => {
    test.slow();
    let answer: {status?: number; body: string} | undefined;
    await page.route('**/search-index*', (route) =>
      answer ? route.fulfill({contentType: 'application/json', ...answer}) : route.continue(),
    );
    const title = page.getByRole('dialog').getByText(texts.en.errorTitle).first();
    [answer] = Object.values(bodies);
    await open(page, guidePage);
    await openSearch(page);
    // The load that begins when the dialog opens has ended once its error is on screen; from then on each query asks.
    await field(page).fill('bundleless');
    await expect(title).toBeVisible();
    await field(page).fill('');
    await expect(title).toBeHidden();
    for (const [name, body] of Object.entries(bodies)) {
      await test.step(`an index that is ${name}`, async () => {
        answer = body;
        const asked = page.waitForRequest(/search-index/);
        await field(page).fill('bundleless');
        await asked;
        await expect(title).toBeVisible();
        await field(page).fill('');
        await expect(title).toBeHidden();
      });
    }
    answer = undefined;
    await field(page).fill('bundleless');
    await expect(options(page).first()).toBeVisible();
  });
});
