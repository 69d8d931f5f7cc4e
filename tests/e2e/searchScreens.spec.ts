// cspell:ignore qqzzxxvvww declarat
import type {CDPSession, Page} from '@playwright/test';
import axe from 'axe-core';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {screenLocales} from '../support/engines';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';
import {
  field,
  find,
  keptSearch,
  keptTitles,
  openSearch,
  options,
  optionsOf,
  storageKey,
  texts,
} from '../support/search/modal';

const many = (count: number, name: string) =>
  Array.from({length: count}, (_, index) => keptSearch(index + 1, name));
const titles = (count: number, name: string) =>
  Array.from({length: count}, (_, index) => `${name} ${index + 1}`);

/** A query that finds something in either language. */
const findable = {en: 'bundleless', zh: '打包'} as const;
const unfindable = 'qqzzxxvvww';

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Counts words between spaces, and Chinese words as the platform cuts them. */
function countWords(text: string): number {
  const runs = text.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  return runs
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .reduce(
      (sum, run) => sum + (/\p{Script=Han}/u.test(run) ? [...segmenter.segment(run)].length : 1),
      0,
    );
}

/** Expects that axe finds nothing in the dialog, in either theme. */
async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const violations = await page.evaluate(async () => {
      const dialog = document.querySelector('dialog[open]');
      // Colours are read once they have arrived. Animations without an end do not count.
      const changes = (dialog?.getAnimations({subtree: true}) ?? []).filter(
        ({effect}) => effect?.getComputedTiming().endTime !== Infinity,
      );
      await Promise.allSettled(changes.map(({finished}) => finished));
      const results = await (window as unknown as {axe: typeof axe}).axe.run('dialog[open]', {
        resultTypes: ['violations'],
      });
      return results.violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
    });
    expect(violations, colorScheme).toEqual([]);
  }
}

for (const locale of screenLocales) {
  const text = texts[locale];
  const home = localized(locale, guidePage);

  test(`SR-3 SR-10 ${locale}: the start screen shows 7 recent searches, or 4 and 10 favourites`, async ({
    page,
  }) => {
    /** Kept searches are read whenever the dialog opens. */
    const reopen = async (recent: object[], favourite: object[]): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.evaluate(
        (lists) => lists.forEach(([key, value]) => localStorage.setItem(key, value)),
        [
          [storageKey('recent', locale), JSON.stringify(recent)],
          [storageKey('favourite', locale), JSON.stringify(favourite)],
        ] as [string, string][],
      );
      await openSearch(page);
    };
    const recentRows = optionsOf(page, text.recent);
    const favourites = optionsOf(page, text.favourite);
    await open(page, home);

    await test.step('without searches it says so', async () => {
      await openSearch(page);
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
      await expect(options(page)).toHaveCount(0);
    });

    await test.step('seven recent searches, the newest first', async () => {
      await reopen(many(9, 'recent'), []);
      await expect(recentRows).toHaveText(titles(7, 'recent'));
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toHaveCount(0);
    });

    await test.step('four recent searches where there are favourites, and ten of those', async () => {
      await reopen(many(9, 'recent'), many(12, 'favourite'));
      await expect(recentRows).toHaveText(titles(4, 'recent'));
      await expect(favourites).toHaveText(titles(10, 'favourite'));
      await expectAccessible(page);
    });

    await test.step('a recent search becomes a favourite and is taken out again, by key', async () => {
      await reopen(many(2, 'recent'), []);
      const second = page.getByRole('group', {name: 'recent 2', exact: true});
      await second.getByRole('button', {name: text.save}).focus();
      await page.keyboard.press('Enter');
      await expect(favourites).toHaveText(['recent 2']);
      expect(await keptTitles(page, 'recent', locale)).toEqual(['recent 1']);

      await page.getByRole('button', {name: text.removeFavourite}).focus();
      await page.keyboard.press('Enter');
      await expect(favourites).toHaveCount(0);
      await page.getByRole('button', {name: text.removeRecent}).click();
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
      expect(await keptTitles(page, 'favourite', locale)).toEqual([]);
    });

    await test.step('damaged ones are dropped, and the others stay', async () => {
      await reopen([null, {}, 'a'] as object[], [keptSearch(1, 'favourite')]);
      await expect(options(page)).toHaveText(['favourite 1']);
    });

    await test.step('a favourite that is chosen is not kept a second time', async () => {
      await reopen([], [keptSearch(1, 'favourite')]);
      await options(page).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/#favourite-1$/);
      expect(await keptTitles(page, 'recent', locale)).toEqual([]);
    });
  });

  test(`SR-6 SR-10 ${locale}: a chosen result is kept; without results there are three suggestions and a link to report it`, async ({
    page,
  }) => {
    await open(page, home);
    await find(page, findable[locale]);

    await test.step('what is chosen is kept and shown, the newest first', async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(home);
      const first = page.url();
      await find(page, names[locale].search);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(first);
      const kept = await keptTitles(page, 'recent', locale);
      expect(kept).toHaveLength(2);
      await openSearch(page);
      await expect(options(page).locator('span:first-child')).toHaveText(kept);
    });

    const dialog = page.getByRole('dialog');
    const suggestions = dialog.getByRole('listitem').getByRole('button');

    await test.step('nothing found: suggestions that find something, and whom to tell', async () => {
      await field(page).fill(unfindable);
      // The same words are spoken a little later.
      await expect(
        dialog.getByRole('paragraph').filter({hasText: text.none}).filter({hasText: unfindable}),
      ).toBeVisible();
      await expect(dialog.getByText(text.suggested)).toBeVisible();
      await expect(dialog.getByText(text.report)).toBeVisible();
      await expect(dialog.getByRole('link', {name: text.letUsKnow})).toHaveAttribute(
        'href',
        new RegExp(`/issues/new\\?title=${unfindable}$`),
      );
      await expect(suggestions).toHaveCount(3);
      await expectAccessible(page);
      const names = await suggestions.allTextContents();
      for (const name of names) {
        await field(page).fill(unfindable);
        await dialog.getByRole('button', {name, exact: true}).click();
        await expect(field(page)).toHaveValue(name);
        await expect(field(page)).toBeFocused();
        await expect(options(page).first()).toBeVisible();
      }
    });
  });

  test(`SR-4 SR-5 ${locale}: arrow keys move through at most 20 hits, grouped by page, with snippets of 10 or 5 words`, async ({
    page,
  }) => {
    await open(page, localized(locale, guidePage));
    await openSearch(page);
    const input = field(page);
    await expect(input).toHaveAccessibleName(names[locale].search);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await input.fill(findable[locale]);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status')).toHaveText(texts[locale].results);
    const active = async () => {
      const id = (await input.getAttribute('aria-activedescendant')) ?? '';
      return page.locator(`[id="${id}"]`);
    };
    await expect(await active()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option', {selected: true})).toHaveCount(1);
    await expect(await active()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    const controlled = ((await input.getAttribute('aria-controls')) ?? '').split(' ');
    for (const id of controlled) {
      await expect(page.locator(`[id="${id}"]`)).toHaveRole('listbox');
    }
    await expect(page.getByRole('dialog').getByRole('listbox')).toHaveCount(controlled.length);
    await expectAccessible(page);

    await test.step('rows stand below their page, at most 20 of them', async () => {
      const lists = await page
        .getByRole('dialog')
        .getByRole('listbox')
        .evaluateAll((all) =>
          all.map((list) =>
            Array.from(list.querySelectorAll('a'), (link) => new URL(link.href).pathname),
          ),
        );
      expect(lists.flat().length).toBeGreaterThan(1);
      expect(lists.flat().length).toBeLessThanOrEqual(20);
      expect(lists.map((paths) => new Set(paths).size)).toEqual(lists.map(() => 1));
      const pages = lists.map(([path]) => path);
      expect(new Set(pages).size).toBe(pages.length);
    });

    for (const {width, limit} of [
      {width: 1440, limit: 10},
      {width: 769, limit: 10},
      {width: 768, limit: 5},
    ]) {
      await test.step(`snippets have ${limit} words at ${width} px`, async () => {
        await page.setViewportSize({width, height: 900});
        // Found anew: how many words there are is asked with the query.
        await input.fill('');
        await expect(options(page)).toHaveCount(0);
        await input.fill(findable[locale]);
        await expect(options(page).first()).toBeVisible();
        const snippets = await options(page).locator('span + span').allInnerTexts();
        const lengths = snippets.map(countWords);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(limit);
        // Some section is longer than that.
        expect(Math.max(...lengths)).toBeGreaterThan(limit - 3);
      });
    }
  });

  test(`SR-5 ${locale}: Enter of an input method opens nothing; Enter opens the page, Ctrl+Enter a tab, Shift+Enter a window`, async ({
    page,
    context,
  }) => {
    await open(page, home);
    await find(page, findable[locale]);

    await test.step('an input method’s Enter, Escape and arrows are its own', async () => {
      const session: CDPSession = await context.newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: 'da bao',
        selectionStart: 6,
        selectionEnd: 6,
      });
      const before = await field(page).getAttribute('aria-activedescendant');
      for (const [key, code] of [
        ['Enter', 13],
        ['Escape', 27],
        ['ArrowDown', 40],
        ['Enter', 229],
      ] as const) {
        // As Chromium sends them while a composition is open.
        await session.send('Input.dispatchKeyEvent', {
          type: 'rawKeyDown',
          key,
          code: key,
          windowsVirtualKeyCode: code,
        });
      }
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(home);
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(before);
      await session.send('Input.insertText', {text: '打包'});
      await expect(field(page)).toHaveValue(`${findable[locale]}打包`);
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await field(page).fill(findable[locale]);
      await expect(options(page).first()).toBeVisible();
    });

    const wanted = (await options(page).first().getAttribute('href')) ?? '';
    for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      await test.step(keys, async () => {
        const opened = context.waitForEvent('page');
        await page.keyboard.press(keys);
        const other = await opened;
        await other.waitForLoadState('domcontentloaded');
        expect(new URL(other.url()).pathname + new URL(other.url()).hash).toBe(wanted);
        await other.close();
        await expect(page).toHaveURL(home);
        await expect(field(page)).toHaveValue(findable[locale]);
      });
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wanted);
  });

  test.describe('without a network', () => {
    test.use({
      allowed: {...nothingAllowed, missing: [/search-index/], console: [/search-index/]},
    });

    test(`SR-7 ${locale}: a failure shows the error screen until the next query`, async ({
      page,
    }) => {
      await page.route('**/search-index*', (route) => route.abort());
      await open(page, home);
      await openSearch(page);
      const dialog = page.getByRole('dialog');
      await field(page).fill(findable[locale]);
      await expect(dialog.getByText(text.errorTitle).first()).toBeVisible();
      await expect(dialog.getByText(text.errorHelp)).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(text.errorTitle);
      await expect(options(page)).toHaveCount(0);

      await page.unroute('**/search-index*');
      await field(page).fill(`${findable[locale]} `);
      await expect(options(page).first()).toBeVisible();
      await expect(dialog.getByText(text.errorTitle)).toHaveCount(0);
    });
  });
}

test('SR-4 a key press renders the results once', async ({page}) => {
  await open(page, guidePage);
  // One more letter, and the whole word is marked.
  await find(page, 'declarat');
  await page.evaluate(() => {
    const counts = {draws: 0};
    Object.assign(window, {drawing: counts});
    // Called once for all that a task has changed.
    new MutationObserver(() => counts.draws++).observe(
      document.querySelector('[data-search-list]') ?? document.body,
      {attributes: true, characterData: true, childList: true, subtree: true},
    );
  });
  const first = page.getByRole('dialog').getByRole('listbox').getByRole('option').first();
  const before = await first.innerHTML();
  await page.keyboard.press('i');
  await expect.poll(() => first.innerHTML()).not.toBe(before);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(window, 'drawing') as object)).toEqual({draws: 1});
});
