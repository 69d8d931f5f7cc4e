import {screenLocales} from '../support/engines';
import {expect, interactive, test} from '../support/fixtures';
import {versionsSite} from '../support/hosts';
import {names} from '../support/names';

/* The site of `tests/fixtures/versions`: versions 1.0 and 2.0 are cut, 2.0 is read first, and `docs` comes next. */

test.use({baseURL: versionsSite.origin});

const languages = [
  {
    locale: 'en',
    base: '',
    page: 'Page',
    added: 'Added',
    unreleased: 'unreleased',
    old: 'no longer',
  },
  {
    locale: 'zh',
    base: '/zh',
    page: '页面',
    added: '新增',
    unreleased: '这是 Rslib 尚未发布的版本（',
    old: '不再积极维护',
  },
] as const;

for (const {locale, base, page: title, added, unreleased, old} of languages.filter(
  ({locale: one}) => screenLocales.includes(one),
)) {
  test.describe(locale, () => {
    test('links of prose and bar stay within the version, on swapped pages as well', async ({
      page,
    }) => {
      await page.goto(`${base}/1.0/`);
      await interactive(page);
      const guide = page.getByRole('navigation', {name: names[locale].topNavigation});
      await page
        .getByRole('main')
        .getByRole('link', {name: locale === 'en' ? 'page' : '页面', exact: true})
        .click();
      await expect(page).toHaveURL(`${base}/1.0/guide/page#defaults`);
      await expect(guide.getByRole('link', {name: 'Guide'}).first()).toHaveAttribute(
        'aria-current',
        'page',
      );

      const sidebar = page.getByRole('navigation', {name: names[locale].sidebar});
      await expect(sidebar.getByRole('link', {name: title})).toHaveAttribute(
        'href',
        `${base}/1.0/guide/page`,
      );
      await expect(sidebar.getByRole('link', {name: added})).toHaveCount(0);

      // A link to a page that this version lacks leads to the default version.
      await guide.getByRole('link', {name: 'Added'}).first().click();
      await expect(page).toHaveURL(`${base}/guide/added`);
      await expect(sidebar.getByRole('link', {name: title})).toHaveAttribute(
        'href',
        `${base}/guide/page`,
      );
    });

    test('what is not released and what is old say so, with the way to the newest', async ({
      page,
    }) => {
      const banner = page.getByRole('main').getByRole('alert');
      const robots = page.locator('meta[name="robots"]');
      await page.goto(`${base}/guide/page`);
      await expect(banner).toHaveCount(0);
      await expect(robots).toHaveCount(0);

      await page.goto(`${base}/next/guide/page`);
      await expect(banner).toContainText(unreleased);
      await expect(banner.getByRole('link')).toHaveAttribute('href', `${base}/guide/page`);
      await expect(robots).toHaveAttribute('content', /noindex/);

      await page.goto(`${base}/1.0/guide/page`);
      await expect(banner).toContainText(old);
      await expect(banner.getByRole('link')).toHaveAttribute('href', `${base}/guide/page`);
      await expect(robots).toHaveCount(0);
    });

    test('a version keeps the tool that it was checked against, and its own source', async ({
      page,
    }) => {
      const meta = page.getByRole('main').locator('footer');
      await page.goto(`${base}/1.0/guide/page`);
      await expect(meta).toContainText('@rslib/core 0.9.0');
      const folder = base
        ? 'i18n/zh/docusaurus-plugin-content-docs/version-1.0'
        : 'versioned_docs/version-1.0';
      await expect(meta.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`${folder}/guide/page.mdx$`),
      );

      await page.goto(`${base}/next/guide/page`);
      await expect(meta).not.toContainText('0.9.0');
    });

    test('a page names itself and its translations of the same version to search engines', async ({
      request,
    }) => {
      for (const version of ['', '/1.0']) {
        const html = await (await request.get(`${base}${version}/guide/page`)).text();
        const [canonical] = /<link[^>]*rel="?canonical[^>]*>/.exec(html) ?? [];
        expect(canonical).toMatch(new RegExp(`//[^/]+${base}${version}/guide/page\\b`));
        const alternates = html.match(/<link[^>]*rel="?alternate[^>]*hreflang[^>]*>/g) ?? [];
        expect(alternates.map((link) => /\/\/[^/]+(\/[^\s"]*)/.exec(link)?.[1])).toEqual([
          `${version}/guide/page`,
          `/zh${version}/guide/page`,
          `${version}/guide/page`,
        ]);
      }
    });

    test('NV-6 the other language is of the same version', async ({page}) => {
      await page.goto(`${base}/1.0/guide/page`);
      const other = page.locator(`[data-navbar] a[hreflang]:not([aria-current])`);
      await expect(other.first()).toHaveAttribute(
        'href',
        base ? '/1.0/guide/page' : '/zh/1.0/guide/page',
      );
    });

    test('an address that is not there keeps its version on the way home', async ({page}) => {
      await page.goto(`${base}/1.0/guide/pages`);
      await interactive(page);
      const main = page.getByRole('main');
      const home = main.locator('a.action');
      await expect(home).toHaveAttribute('href', `${base}/1.0/`);
      await home.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(old);
    });

    test('search finds each page once, in the version that is read', async ({page}) => {
      await page.goto(`${base}/1.0/guide/page`);
      await interactive(page);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', {name: names[locale].search, exact: true});
      const hits = page
        .getByRole('listbox')
        .getByRole('option')
        .getByRole('link')
        .or(page.locator('a[role="option"]'));
      await field.fill('quokka');
      await expect(hits).toHaveCount(1);
      await expect(hits).toHaveAttribute('href', `${base}/1.0/guide/page`);
      await field.fill('wombat');
      await expect(hits).toHaveCount(0);

      for (const start of ['', '/next']) {
        await page.goto(`${base}${start}/guide/page`);
        await interactive(page);
        await page.keyboard.press('Control+k');
        await field.fill('wombat');
        await expect(hits).toHaveCount(1);
        await expect(hits).toHaveAttribute('href', `${base}${start}/guide/added`);
      }
    });
  });
}

test('search engines and agents are told of each page once, and of nothing that is unreleased', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/1.0/guide/page<');
  expect(sitemap).toContain('/zh/guide/added<');
  expect(sitemap).not.toContain('/next/');
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms.match(/guide\/page\.md/g)).toHaveLength(1);
  expect(llms).not.toContain('/next/');
  const copy = await request.get('/1.0/guide/page.md');
  expect(await copy.text()).toContain('quokka');
});
