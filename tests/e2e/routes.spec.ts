import {siteUrl} from '../../src/config/environment';
import {locales} from '../../src/config/locales';
import {expect, test} from '../support/fixtures';
import {localized} from '../support/names';
import {finishedRows, plannedRoutes, readBuilt, sitemapPaths} from '../support/routes';

const routes = finishedRows.flatMap((row) =>
  plannedRoutes[row].flatMap((path) =>
    locales.map((locale) => ({row, locale, path: localized(locale, path)})),
  ),
);

/** Every address that the specification knows, in both languages. */
const planned = new Set<string>(
  Object.values(plannedRoutes)
    .flat()
    .flatMap((path) => locales.map((locale) => localized(locale, path))),
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {row, locale, path} of routes) {
    test(`RT-1 RT-12 ${row} ${path} is there, can be read, and links without .html`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const prose = await page.getByRole('main').innerText();
      expect(prose.length).toBeGreaterThan(120);
      if (locale === 'zh') {
        expect(prose).toMatch(/\p{Script=Han}/u);
      }
      const addresses = await page
        .locator('[href], [src], meta[content]')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            ['href', 'src', 'content'].map((name) => element.getAttribute(name) ?? ''),
          ),
        );
      expect(addresses.length).toBeGreaterThan(10);
      expect(addresses.filter((url) => /\.html(?:[?#]|$)/.test(url))).toEqual([]);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }
});

test('RT-1 RT-12 the sitemap lists every page, and nothing that is no page', () => {
  const listed = sitemapPaths();
  expect(listed.filter((path) => !planned.has(path))).toEqual([]);
  expect(routes.map(({path}) => path).filter((path) => !listed.includes(path))).toEqual([]);
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
  for (const file of ['sitemap.xml', 'llms.txt', 'zh/llms.txt']) {
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
