import type {Page} from '@playwright/test';

import {screenLocales} from '../support/engines';
import {expect, open, scrollSettled, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

const entries = {
  en: [
    ['Guide', '/guide/start/'],
    ['Blog', '/blog/'],
    ['Config', '/config/'],
  ],
  zh: [
    ['指南', '/zh/guide/start/'],
    ['博客', '/zh/blog/'],
    ['配置', '/zh/config/'],
  ],
} as const;

function top(page: Page, locale: 'en' | 'zh') {
  return page.getByRole('navigation', {name: names[locale].topNavigation});
}

for (const locale of screenLocales) {
  test(
    `NV-1 ${locale}: each entry leads to its page and is the current one there`,
    {tag: '@firefox'},
    async ({page}) => {
      await open(page, localized(locale, '/'));
      await expect(top(page, locale).locator('[aria-current]')).toHaveCount(0);
      for (const [label, path] of entries[locale]) {
        await test.step(`${label} leads to ${path}`, async () => {
          await top(page, locale).getByRole('link', {name: label, exact: true}).click();
          await expect(page).toHaveURL(path);
          await expect(top(page, locale).locator('[aria-current]')).toHaveText(label);
        });
      }
      await open(page, localized(locale, guidePage));
      await expect(top(page, locale).locator('[aria-current]')).toHaveText(entries[locale][0][0]);
    },
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  function menu(page: Page) {
    return page.getByRole('dialog', {name: names.en.mobileMenu});
  }
  async function openMenu(page: Page) {
    await open(page, guidePage);
    await page.getByRole('button', {name: names.en.hamburger}).click();
    await expect(menu(page)).toBeVisible();
  }

  test(
    'NV-5 the hamburger opens a menu that holds the page still',
    {tag: '@firefox'},
    async ({page}) => {
      await openMenu(page);
      await page.mouse.move(195, 500);
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(menu(page).getByRole('link', {name: 'Guide', exact: true})).toBeVisible();
    },
  );

  test('NV-5 it closes at 768 px and when the route changes, and the page scrolls again', async ({
    page,
  }) => {
    await openMenu(page);
    await page.setViewportSize({width: 768, height: 844});
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({width: 390, height: 844});
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    await expect(menu(page)).toBeHidden();
    const overflow = await page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(overflow).not.toBe('hidden');
  });

  test('NV-5 the focus stays inside; Escape closes it and gives the focus back', async ({page}) => {
    await openMenu(page);
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const {activeElement, body} = document;
        // A dialog lets the focus leave for the browser's own controls, never for the page below.
        return activeElement === body || activeElement?.closest('dialog, [role="dialog"]') !== null;
      });
      expect(focus).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', {name: names.en.hamburger})).toBeFocused();
  });
});

{
  const other = {en: 'zh', zh: 'en'} as const;
  const labels = {en: 'English', zh: '简体中文'} as const;

  for (const from of screenLocales) {
    test(`NV-6 from ${from}: same page, same heading, same query`, async ({page}) => {
      const to = other[from];
      await open(page, `${localized(from, guidePage)}?a=1`);
      const outline = page.getByRole('navigation', {name: names[from].outline});
      await outline.locator('a[href="#output"]').click();
      await scrollSettled(page);
      await expect(page.locator('#output')).toBeInViewport();
      await page.getByRole('button', {name: names[from].languages}).click();
      await page
        .getByRole('link', {name: labels[to]})
        .or(page.getByRole('menuitem', {name: labels[to]}))
        .click();
      await expect(page).toHaveURL(`${localized(to, guidePage)}?a=1#output`);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expect(page.locator('#output')).toBeInViewport();
    });
  }
}
