import type {Page} from '@playwright/test';

import {siteUrl} from '../../src/config/environment';
import {locales} from '../../src/config/locales';
import {expect, test} from '../support/fixtures';
import {localized} from '../support/names';
import {ask, plannedRoutes, readBuilt, sitemapPaths} from '../support/routes';

const routes = Object.entries(plannedRoutes).flatMap(([row, paths]) =>
  paths.flatMap((path) =>
    locales.map((locale) => ({
      row,
      locale,
      path: localized(locale, path),
    })),
  ),
);

/** Every address that the requirements or the sidebars know, in every language. */
const planned = new Set(routes.map(({path}) => path));

/** Parses an HTML document as a browser does, without running or fetching anything. */
async function read(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const linking = [...parsed.querySelectorAll('[href], [src], meta[content]')];
    return {
      lang: parsed.documentElement.lang,
      titles: parsed.querySelectorAll('main h1').length,
      prose: parsed.querySelector('main')?.textContent ?? '',
      canonical: parsed.querySelectorAll('link[rel="canonical"]').length,
      addresses: linking.flatMap((element) =>
        ['href', 'src', 'content'].map((name) => element.getAttribute(name) ?? ''),
      ),
    };
  }, html);
}

for (const row of Object.keys(plannedRoutes)) {
  test(`RT-1 RT-12 ${row} its pages are there, can be read, and link without .html`, async ({
    page,
  }) => {
    for (const {locale, path} of routes.filter((each) => each.row === row)) {
      await test.step(path, async () => {
        const response = await ask(path);
        expect(response.status, path).toBe(200);
        expect(response.redirected, path).toBe(false);
        const {lang, titles, prose, canonical, addresses} = await read(page, await response.text());
        expect({lang, titles, canonical}, path).toEqual({lang: locale, titles: 1, canonical: 1});
        expect(prose.length, path).toBeGreaterThan(100);
        if (locale === 'zh') {
          expect(prose, path).toMatch(/\p{Script=Han}/u);
        }
        expect(addresses.length, path).toBeGreaterThan(10);
        expect(addresses.filter((url) => /\.html(?:[?#]|$)/.test(url))).toEqual([]);
      });
    }
  });
}

test('RT-1 RT-12 the sitemap lists every page, and nothing that is no page', () => {
  const listed = sitemapPaths();
  expect(listed.filter((path) => !planned.has(path))).toEqual([]);
  expect([...planned].filter((path) => !listed.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('RT-15 the locale is the one of the path’s first segment, whatever follows', async ({
  page,
}) => {
  await page.goto('/zh/guide/start/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goto('/guide/start/zh/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const file of ['sitemap.xml', 'rss/blog-rss.xml', 'rss/blog-rss-zh.xml']) {
  test(`RT-12 no .html in ${file}`, () => {
    const addresses = [...readBuilt(file).matchAll(/https?:\/\/[^<"\s]+/g)]
      .map(String)
      .filter((url) => url.startsWith(siteUrl));
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((url) => url.includes('.html'))).toEqual([]);
  });
}

test('RT-14 nothing below shared/ is a page, or is listed anywhere', async ({request}) => {
  for (const file of [
    'sitemap.xml',
    ...locales.map((locale) => localized(locale, '/llms.txt').slice(1)),
  ]) {
    expect(readBuilt(file)).not.toContain('/shared/');
  }
  for (const path of ['/shared/', '/guide/shared/', '/guide/start/shared/', '/zh/shared/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('RT-2 the home page says what it is', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Rslib');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
});

test('RT-3 the blog overview leads to the dated post and has no sidebar', async ({page}) => {
  await page.goto('/blog/');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', {name: /Introducing Rslib/i})
    .first()
    .click();
  await expect(page).toHaveURL('/blog/introducing-rslib');
  await expect(page.locator('time[datetime^="2025-05-14"]')).toBeVisible();
});
