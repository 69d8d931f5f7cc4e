import type {Locator, Page} from '@playwright/test';

import {screenLocales} from '../support/engines';
import {expect, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

async function box(
  locator: Locator,
): Promise<{x: number; y: number; width: number; height: number}> {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error('The element has no box: it is not shown.');
  }
  return found;
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({width, height: 900});
}

for (const locale of screenLocales) {
  test(`LY-1 ${locale}: sidebar, content and outline stand side by side`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const sidebar = await box(page.getByRole('navigation', {name: names[locale].sidebar}));
    const article = await box(page.locator('main > article'));
    const outlineNavigation = page.getByRole('navigation', {name: names[locale].outline});
    const outline = await box(outlineNavigation);
    expect(sidebar.x + sidebar.width).toBeLessThanOrEqual(article.x);
    expect(article.x + article.width).toBeLessThanOrEqual(outline.x + 1);
    await expect(outlineNavigation.getByText(names[locale].outline, {exact: true})).toBeVisible();
  });

  test(`LY-1 ${locale}: the outline lists the headings of depth 2 to 4`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const headings = await page
      .locator('main > article')
      .locator('h2[id], h3[id], h4[id]')
      .evaluateAll((found) => found.map((heading) => `#${heading.id}`));
    expect(headings.length).toBeGreaterThan(10);
    const links = await page
      .getByRole('navigation', {name: names[locale].outline})
      .getByRole('link')
      .evaluateAll((found) =>
        found.map((link) => decodeURI(new URL((link as HTMLAnchorElement).href).hash)),
      );
    expect(links).toEqual(headings);
  });

  test(`LY-2 ${locale}: the edit link leads to the file of this language`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const link = page.getByRole('link', {name: names[locale].edit});
    // On a site with versions, the newest has a folder of its own.
    const folder =
      locale === 'en'
        ? '(docs|versioned_docs/version-[^/]+)'
        : `i18n/${locale}/docusaurus-plugin-content-docs/(current|version-[^/]+)`;
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(
        `^https://github\\.com/web-infra-dev/rslib-docs/edit/main/${folder}/guide/start/quick-start\\.mdx$`,
      ),
    );
  });

  test(`LY-3 ${locale}: the home title says that it is a library development tool`, async ({
    page,
  }) => {
    await page.goto(localized(locale, '/'));
    await expect(page).toHaveTitle(locale === 'en' ? /library development tool/i : /库开发工具/);
  });
}

test.describe('breakpoints', () => {
  /** Visible parts at each width: mobile menu, sidebar column, outline column. */
  const widths = [
    {width: 767, hamburger: true, sidebar: false, outline: false},
    {width: 768, hamburger: false, sidebar: false, outline: false},
    {width: 960, hamburger: false, sidebar: false, outline: false},
    {width: 961, hamburger: false, sidebar: true, outline: false},
    {width: 1279, hamburger: false, sidebar: true, outline: false},
    {width: 1280, hamburger: false, sidebar: true, outline: true},
    {width: 1440, hamburger: false, sidebar: true, outline: true},
  ];
  test('LY-5 bar, sidebar and outline come and go at 768, 961 and 1280 px', async ({page}) => {
    await open(page, guidePage);
    const {en} = names;
    for (const {width, hamburger, sidebar, outline} of widths) {
      await resize(page, width);
      await expect(page.getByRole('button', {name: en.hamburger})).toBeVisible({
        visible: hamburger,
      });
      await expect(page.getByRole('navigation', {name: en.topNavigation})).toBeVisible({
        visible: !hamburger,
      });
      await expect(page.getByRole('navigation', {name: en.sidebar})).toBeVisible({
        visible: sidebar,
      });
      await expect(page.getByRole('navigation', {name: en.outline})).toBeVisible({
        visible: outline,
      });
      // Nothing may push the page wider than the window.
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

for (const pages of [
  [guidePage, '/config/'],
  ['/blog/introducing-rslib', '/blog/'],
]) {
  test(`LY-5 the text begins at one place, with and without an outline: ${pages.join(', ')}`, async ({
    page,
  }) => {
    await resize(page, 1440);
    const starts: number[] = [];
    for (const address of pages) {
      await open(page, address);
      starts.push((await box(page.locator('main').getByRole('heading', {level: 1}))).x);
    }
    expect(starts[1]).toBe(starts[0]);
  });
}

test('LY-6 the navigation bar is 72 px high, 56 px at or under 768 px, and its controls are in one line', async ({
  page,
}) => {
  await open(page, guidePage);
  const bar = page.getByRole('banner');
  for (const [width, height] of [
    [1440, 72],
    [800, 72],
    [769, 72],
    [768, 56],
    [390, 56],
  ] as const) {
    await resize(page, width);
    await expect
      .poll(async () => (await box(bar)).height, {message: `at ${width} px`})
      .toBe(height);
    const middles = await bar.locator('a:visible, button:visible').evaluateAll((controls) =>
      controls.map((control) => {
        const {top, bottom} = control.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(4);
  }
});

test('LY-6 the entries of the sidebar are 46 px high', async ({page}) => {
  await open(page, guidePage);
  const entries = page.getByRole('navigation', {name: names.en.sidebar}).getByRole('link');
  expect(await entries.count()).toBeGreaterThanOrEqual(4);
  for (const entry of await entries.all()) {
    expect((await box(entry)).height).toBe(46);
  }
});
