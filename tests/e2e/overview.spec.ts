import {screenLocales} from '../support/engines';
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

for (const locale of screenLocales) {
  const text = texts[locale];
  const path = localized(locale, '/config/');

  test(`OV-1 OV-2 OV-3 ${locale}: title, a focused filter, and every other page of the sidebar`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
    const filter = page.getByRole('searchbox', {name: text.filter});
    await expect(filter).toHaveAttribute('placeholder', text.placeholder);
    await expect(filter).toBeFocused();
    const addressesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    const listed = await addressesOf('[data-overview] section > ul > li > a');
    expect(listed.length).toBeGreaterThan(20);
    expect([...listed, path].sort()).toEqual(await addressesOf('#docs-sidebar a'));
    const heading = page.locator('[data-overview] li li a').first();
    const href = await heading.getAttribute('href');
    await heading.click();
    await expect(page).toHaveURL(href ?? '');
    // Also after a click.
    await page.locator(`#docs-sidebar a[href="${path}"]`).click();
    await expect(filter).toBeFocused();
  });

  test(`OV-4 OV-5 ${locale}: typing filters, also before the script runs; no match is said with the query`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, {waitUntil: 'commit'});
    const filter = page.getByRole('searchbox', {name: text.filter});
    await expect(filter).toBeFocused();
    await page.keyboard.type('LIB.DTS');
    release();
    const titles = page.locator('[data-overview] section > ul > li:visible > a');
    await expect(titles).toHaveCount(1);
    await expect(titles).toHaveText('lib.dts');
    await filter.fill('');
    expect(await titles.count()).toBeGreaterThan(20);
    await filter.fill('zzz<b>');
    await expect(page.getByRole('status').filter({hasText: text.none})).toContainText('zzz<b>');
    await expect(page.locator('[data-overview] section:visible')).toHaveCount(0);
  });
}
