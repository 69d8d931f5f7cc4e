import {screenLocales} from '../support/engines';
import {expect, interactive, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

for (const locale of screenLocales) {
  const {sidebar, outline, topNavigation} = names[locale];

  test(`RT-16 ${locale}: a doc page has sidebar, outline and article`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    await expect(page.getByRole('navigation', {name: topNavigation})).toBeVisible();
    await expect(page.getByRole('navigation', {name: sidebar})).toBeVisible();
    await expect(page.getByRole('navigation', {name: outline})).toBeVisible();
    await expect(page.locator('main > article')).toHaveCount(1);
  });

  test(`RT-16 LY-3 ${locale}: the home page has neither, and a title of its own`, async ({
    page,
  }) => {
    await open(page, localized(locale, '/'));
    await expect(page.getByRole('navigation', {name: topNavigation})).toBeVisible();
    await expect(page.getByRole('navigation', {name: sidebar})).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: outline})).toHaveCount(0);
    const suffix = locale === 'en' ? /Rslib.*library development tool/i : /Rslib.*库开发工具/;
    await expect(page).toHaveTitle(suffix);
  });
}

test('RT-16 a page that is not there has the navigation bar and no sidebar', async ({page}) => {
  await open(page, '/nothing');
  await expect(page.getByRole('navigation', {name: names.en.topNavigation})).toBeVisible();
  await expect(page.getByRole('navigation', {name: names.en.sidebar})).toHaveCount(0);
});

test('RT-17 the content of a page comes with that page only', async ({page}) => {
  const texts: string[] = [];
  page.on('response', (response) => {
    if (['script', 'fetch', 'xhr'].includes(response.request().resourceType())) {
      void response.text().then((text) => texts.push(text));
    }
  });
  // A sentence of that page.
  const sentence = 'With missing outputs, the task is a cache hit';
  const first = await page.goto(guidePage);
  expect(await first?.text()).not.toContain(sentence);
  await interactive(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(sentence))).toEqual([]);

  await page
    .getByRole('navigation', {name: names.en.sidebar})
    .getByRole('link', {name: 'Monorepo'})
    .click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect.poll(() => texts.filter((text) => text.includes(sentence)).length).toBe(1);
});

test('LY-8 front matter gives title and description', async ({page}) => {
  await open(page, guidePage);
  await expect(page).toHaveTitle(/^Quick start.*Rslib/i);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /.{40,}/);
});

test('LY-8 front matter of the post gives its date', async ({page}) => {
  await open(page, '/blog/introducing-rslib');
  await expect(page.locator('time[datetime^="2025-05-14"]')).toBeVisible();
});

for (const {locale, label} of [
  {locale: 'en', label: 'Source'},
  {locale: 'zh', label: '源码'},
] as const) {
  test(`NV-11 ${locale}: solution pages link to the source of an example`, async ({page}) => {
    for (const solution of ['node', 'react', 'vue']) {
      const route = solution === 'node' ? 'nodejs' : solution;
      await open(page, localized(locale, `/guide/solution/${route}`));
      const link = page.getByRole('article').getByRole('link', {name: label, exact: true});
      await expect(link).toHaveAttribute(
        'href',
        `https://github.com/rstackjs/rstack-examples/tree/main/rslib/${solution}-basic`,
      );
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.locator('svg')).toBeVisible();
    }
  });
}
