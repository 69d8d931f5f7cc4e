import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {localized, names, spokenLocales} from '../support/names';
import {guidePage} from '../support/routes';
import {field, options, texts} from '../support/search/modal';

/*
 * The oldest browsers of `browserslist` (package.json), by taking away what they do not have.
 */

const {en} = names;

/** Takes away what Chrome and Edge 114, Firefox 125 or Safari 17 lack. */
function forgetNewer(): void {
  const without = (owner: object, ...keys: string[]) =>
    keys.forEach((key) => Reflect.deleteProperty(owner, key));
  without(URL, 'canParse', 'parse');
  without(Object, 'groupBy');
  without(Map, 'groupBy');
  without(Promise, 'withResolvers', 'try');
  without(Array, 'fromAsync');
  without(RegExp, 'escape');
  without(AbortSignal, 'any');
  without(Document, 'parseHTML', 'parseHTMLUnsafe');
  without(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
  without(Element.prototype, 'setHTML', 'setHTMLUnsafe', 'getHTML', 'moveBefore', 'ariaNotify');
  without(HTMLElement.prototype, 'editContext', 'writingSuggestions');
  without(HTMLDialogElement.prototype, 'requestClose', 'closedBy');
  without(HTMLButtonElement.prototype, 'command', 'commandForElement');
  without(HTMLDetailsElement.prototype, 'name');
  without(String.prototype, 'isWellFormed', 'toWellFormed');
  without(Uint8Array, 'fromBase64', 'fromHex');
  without(
    Set.prototype,
    ...['union', 'intersection', 'difference', 'symmetricDifference'],
    ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  );
  without(
    window,
    ...['navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback'],
    ...['Iterator', 'CloseWatcher', 'onscrollend', 'fetchLater'],
  );
}

const newerCss =
  /anchor-name|position-(?:anchor|area|try-fallbacks)|content-visibility|scrollbar-gutter|@starting-style|::details-content|text-wrap:\s?pretty/g;

/** Changes what the server sends of one kind before the page has it. */
async function rewrite(page: Page, address: RegExp, change: (text: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

const unknown = (part: string): string => part.replace(/[a-z]/, 'x-$&');

test.describe('the oldest of the list', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(forgetNewer);
    await rewrite(page, /\.css$/, (css) => css.replace(newerCss, unknown));
  });

  test('a link, Back, tabs, the mode, and what opens', async ({page}) => {
    await open(page, guidePage);
    expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.locator('[data-appearance-toggle]:visible').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    for (const [opener, box] of [
      [en.tools, page.getByRole('dialog', {name: en.tools})],
      [en.openIn, page.getByRole('menu', {name: en.openIn})],
      [en.languages, page.getByRole('banner').getByRole('link', {name: '简体中文'})],
    ] as const) {
      await page.getByRole('button', {name: opener, exact: true}).click();
      await expect(box).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    }

    await page
      .getByRole('navigation', {name: en.sidebar})
      .getByRole('link', {name: 'Monorepo'})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Monorepo');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  });

  test('the menus of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, guidePage);
    await page.getByRole('button', {name: en.hamburger}).click();
    await expect(page.getByRole('dialog', {name: en.mobileMenu})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-local-bar] button').first().click();
    await page.locator('#docs-sidebar').getByRole('link', {name: 'Monorepo'}).click();
    await expect(page).toHaveURL('/guide/advanced/monorepo');
    await expect(page.locator('#docs-sidebar')).toBeHidden();
  });

  for (const locale of spokenLocales) {
    test(`${locale}: the search`, async ({page}) => {
      await open(page, localized(locale, guidePage));
      await page.keyboard.press('/');
      await field(page).fill({en: 'bundleless', zh: '模块联邦'}[locale]);
      await expect(
        page.getByRole('status').filter({hasText: texts[locale].results}),
      ).toBeAttached();
      await options(page).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(
        {en: /bundleless/i, zh: /模块联邦/}[locale],
      );
      // The visited result is stored, and offered the next time.
      await page.keyboard.press('/');
      await expect(options(page)).toHaveCount(1);
    });
  }
});
