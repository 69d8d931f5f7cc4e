import {expect, open, test} from '../support/fixtures';
import {holdScripts} from '../support/holdScripts';
import {localized} from '../support/names';

const texts = {
  en: {
    title: 'Configuration',
    filter: 'Filter',
    placeholder: 'Enter keyword',
    none: 'No matching API found',
  },
  zh: {title: '配置', filter: '筛选', placeholder: '输入关键词', none: '没有匹配的 API'},
} as const;

for (const locale of ['en', 'zh'] as const) {
  test.describe(`overview, ${locale}`, () => {
    const text = texts[locale];
    const path = localized(locale, '/config/');

    test.beforeEach(async ({page}) => {
      await open(page, path);
      // The filter comes to life, and into focus, by a script of its own.
      await expect(page.getByRole('searchbox', {name: text.filter})).toBeFocused();
    });

    test('OV-2 what is typed before the script has come counts', async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(path, {waitUntil: 'commit'});
      const filter = page.getByRole('searchbox', {name: text.filter});
      await expect(filter).toBeFocused();
      await page.keyboard.type('lib.dts');
      release();
      await expect(filter).toHaveValue('lib.dts');
      await expect(page.locator('[data-overview-title]:visible')).toHaveCount(1);
    });

    test('OV-1 the heading is the page’s title', async ({page}) => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
    });

    test('OV-2 the filter has its label and placeholder, and the focus', async ({page}) => {
      const filter = page.getByRole('searchbox', {name: text.filter});
      await expect(filter).toHaveAttribute('placeholder', text.placeholder);
      await expect(filter).toBeFocused();
    });

    test('OV-3 every page of the sidebar but this one is listed, and its headings lead into it', async ({
      page,
    }) => {
      const sidebarPaths = await page
        .locator('#docs-sidebar a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const listed = await page
        .locator('[data-overview-title]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(listed.length).toBeGreaterThan(20);
      expect([...listed, path].sort()).toEqual(sidebarPaths.sort());
      const heading = page.locator('[data-overview-heading] a').first();
      const href = await heading.getAttribute('href');
      await heading.click();
      await expect(page).toHaveURL(href ?? '');
    });

    test('OV-4 typing filters, without regard to case and hyphens', async ({page}) => {
      await page.keyboard.type('LIB.DTS');
      await expect(page.locator('[data-overview-page]:visible')).toHaveCount(1);
      await expect(page.locator('[data-overview-title]:visible')).toHaveText('lib.dts');
      await page.getByRole('searchbox').fill('');
      expect(await page.locator('[data-overview-page]:visible').count()).toBeGreaterThan(20);
    });

    test('OV-5 nothing found: the page says so, with the query', async ({page}) => {
      await page.keyboard.type('zzz<b>');
      await expect(page.getByRole('status').filter({hasText: text.none})).toContainText('zzz<b>');
      await expect(page.locator('[data-overview-group]:visible')).toHaveCount(0);
    });
  });
}
