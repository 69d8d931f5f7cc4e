import {expect, interactive, open, test} from '../support/fixtures';
import {localized, names, spokenLocales} from '../support/names';
import {guidePage} from '../support/routes';

/*
 * What a reader of the hydrated build notices first. Every test also fails on errors and warnings of the
 * console, those of hydration among them (`tests/support/guard.ts`).
 */

for (const locale of spokenLocales) {
  for (const path of ['/', guidePage, '/config/', '/blog/']) {
    test(`ER-2 ${localized(locale, path)} is hydrated without a fault`, async ({page}) => {
      await open(page, localized(locale, path));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  test(`${locale}: a click leads to the next page, Back to the last one`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const title = page.getByRole('heading', {level: 1});
    const first = await title.innerText();
    await page
      .getByRole('navigation', {name: names[locale].pager})
      .getByRole('link')
      .last()
      .click();
    await expect(title).not.toHaveText(first);
    await page.goBack();
    await expect(title).toHaveText(first);
  });

  test(`SR-1 ${locale}: search opens and finds`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first().fill('css');
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });
}

test('a tab that is chosen is chosen in every group, and on the next page', async ({page}) => {
  await open(page, guidePage);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  const chosen = page.getByRole('tab', {name: 'pnpm', selected: true});
  await expect(chosen).toHaveCount(await page.getByRole('tab', {name: 'pnpm'}).count());
  await page.reload();
  await interactive(page);
  await expect(chosen.first()).toBeVisible();
});

test('AP-1 the theme that is chosen stays', async ({page}) => {
  await open(page, guidePage);
  await page.getByRole('button', {name: names.en.appearance}).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('NF-1 what does not exist is the 404 page', async ({page}) => {
  const response = await page.goto('/nothing');
  expect(response?.status()).toBe(404);
  await interactive(page);
  await expect(page.getByRole('link', {name: 'Take me home'})).toBeVisible();
});
