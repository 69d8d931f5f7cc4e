import {screenLocales} from '../support/engines';
import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {below, extensionsSite} from '../support/hosts';
import {localized, names} from '../support/names';
import {field} from '../support/search/modal';

/*
 * A preview below a path: `SITE_BASE_URL=/previews/7/`, on a host that has nothing elsewhere. Whatever
 * asks for an address of its own, such as a list of routes, has to find it there.
 */
const {base, origin} = extensionsSite;

test.use({
  baseURL: origin,
  allowed: {
    ...nothingAllowed,
    console: [/fails on purpose/],
    requests: [/googletagmanager\.com/],
    missing: [/googletagmanager\.com/, /nothing$/],
  },
});

for (const locale of screenLocales) {
  const address = (path: string): string => below(localized(locale, path));

  test.describe(locale, () => {
    test('RE-1 pages, searches and client components ask for nothing outside of the path', async ({
      page,
      request,
    }) => {
      const asked: string[] = [];
      page.on('request', (each) => asked.push(each.url()));
      for (const path of ['/', '/guide/assets', '/guide/live']) {
        await open(page, address(path));
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const links = page.locator('a[href^="/"]');
        const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        expect(targets.filter((href) => !href?.startsWith(base))).toEqual([]);
      }

      await page.evaluate(() => Object.assign(window, {isSame: true}));
      const sidebar = page.getByRole('navigation', {name: names[locale].sidebar});
      await sidebar.locator('a[href$="/guide/plain"]').click();
      await expect(page).toHaveURL(address('/guide/plain'));
      await sidebar.locator('a[href$="/guide/live"]').click();
      await expect(
        page.getByRole('region', {name: 'Outer'}).getByText('browser').first(),
      ).toBeVisible();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

      await page.keyboard.press('Control+k');
      await field(page).fill('assets');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${address('/guide/assets')}(?:#|$)`));

      const own = asked.filter((url) => url.startsWith(origin));
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((url) => !url.startsWith(origin + base))).toEqual([]);
      const sitemap = await (await request.get(below('/sitemap.xml'))).text();
      expect(sitemap).toContain(`${address('/guide/assets')}<`);
    });

    test('RT-18 what does not exist is the 404 page, and a misspelt or old address finds its page', async ({
      page,
    }) => {
      await page.goto(address('/guide/nothing'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await interactive(page);
      await expect(page).toHaveTitle('404');
      await expect(page).toHaveURL(address('/guide/nothing'));
      await page.goto(address('/GUIDE/Assets'));
      await expect(page).toHaveURL(address('/guide/assets'));
      await page.goto(address('/old-address'));
      await expect(page).toHaveURL(address('/guide/live'));
    });
  });
}

test('the switch leads to the same page in the other language, and a spelt default language is dropped', async ({
  page,
}) => {
  await open(page, below('/guide/plain'));
  await page.getByRole('button', {name: names.en.languages}).click();
  await page.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(below('/zh/guide/plain'));
  await page.goto(below('/en/guide/plain?a=1'));
  await expect(page).toHaveURL(below('/guide/plain?a=1'));
});

test.describe('a Chinese browser', () => {
  test.use({locale: 'zh-CN'});

  test('RT-20 the first visit goes to the Chinese page', async ({page}) => {
    await page.goto(below('/guide/plain?a=1#place'));
    await expect(page).toHaveURL(below('/zh/guide/plain?a=1#place'));
  });
});
