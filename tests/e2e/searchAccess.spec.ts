// cspell:ignore qqzzxxvvww
import type {CDPSession, Page} from '@playwright/test';
import axe from 'axe-core';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {localized, names, spokenLocales} from '../support/names';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  find,
  keep,
  keptSearch,
  openSearch,
  options,
  texts,
} from '../support/search/modal';

const findable = {en: 'bundleless', zh: '打包'} as const;

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** What stands between spaces is one word; Chinese is counted as the platform cuts it. */
function countWords(text: string): number {
  const runs = text.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  return runs
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .reduce(
      (sum, run) => sum + (/\p{Script=Han}/u.test(run) ? [...segmenter.segment(run)].length : 1),
      0,
    );
}

/** Every rule of axe, best practices too, on the dialog; in the second theme, those about colours. */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    async (rules) => {
      const {axe: run} = window as unknown as {axe: typeof axe};
      // Colours are read once they have arrived. The spinner never ends, nor does what is in skipped content of the page.
      const changes = (
        document.querySelector('dialog[open]')?.getAnimations({subtree: true}) ?? []
      ).filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(changes.map(({finished}) => finished));
      const results = await run.run('dialog[open]', {
        resultTypes: ['violations'],
        ...(rules && {runOnly: rules}),
      });
      return results.violations.flatMap(({id, nodes}) =>
        nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    theme === 'dark' && ['color-contrast', 'link-in-text-block'],
  );
}

for (const locale of spokenLocales) {
  test.describe('all screens', () => {
    test.use({allowed: {...nothingAllowed, missing: [/search-index/]}});

    test(`SR-1 ${locale}: axe finds nothing on any screen of the modal, light and dark`, async ({
      page,
    }) => {
      test.slow();
      const expectNone = async (screen: string): Promise<void> => {
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme: theme});
          await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
          expect(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
        }
      };
      await keep(page, 'recent', embeddedIndex(locale), [keptSearch(1, 'recent')]);
      await keep(page, 'favourite', embeddedIndex(locale), [keptSearch(1, 'favourite')]);
      await open(page, localized(locale, guidePage));
      await openSearch(page);
      await expect(options(page)).toHaveCount(2);
      await expectNone('start');
      await field(page).fill(findable[locale]);
      await expect(page.getByRole('status')).toHaveText(texts[locale].results);
      await expectNone('results');
      await field(page).fill('qqzzxxvvww');
      await expect(page.getByText(texts[locale].suggested)).toBeVisible();
      await expectNone('no results');
    });
  });

  test(`SR-4 SR-5 ${locale}: a combobox that says which option is active; rows below their page, in short`, async ({
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

  test(`SR-5 ${locale}: Enter that comes before the answer opens it when it is there`, async ({
    page,
  }) => {
    const home = localized(locale, guidePage);
    await open(page, home);
    await openSearch(page);
    await field(page).fill(findable[locale]);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(home);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`SR-5 ${locale}: Enter that comes before the dialog opens the best row when it is there`, async ({
    page,
  }) => {
    const home = localized(locale, guidePage);
    await open(page, home);
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(findable[locale]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(home);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`SR-5 ${locale}: an input method’s keys are its own; Ctrl+Enter opens a tab, Shift+Enter a window, Enter the page`, async ({
    page,
    context,
  }) => {
    const home = localized(locale, guidePage);
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

  test(`SR-1 ${locale}: the slash can be switched off, and the focus returns`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('/');
    await page.getByRole('checkbox', {name: texts[locale].slash}).uncheck();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
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
