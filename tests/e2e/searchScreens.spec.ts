// cspell:ignore qqzzxxvvww
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized, spokenLocales} from '../support/names';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  find,
  keep,
  keptSearch,
  keptTitles,
  openSearch,
  options,
  optionsOf,
  texts,
} from '../support/search/modal';

const many = (count: number, name: string) =>
  Array.from({length: count}, (_, index) => keptSearch(index + 1, name));
const titles = (count: number, name: string) =>
  Array.from({length: count}, (_, index) => `${name} ${index + 1}`);

/** A query that finds something in either language. */
const findable = {en: 'bundleless', zh: '打包'} as const;
const unfindable = 'qqzzxxvvww';

for (const locale of spokenLocales) {
  const text = texts[locale];
  const home = localized(locale, guidePage);

  test(`SR-3 ${locale}: without searches the start screen says so`, async ({page}) => {
    await open(page, home);
    await openSearch(page);
    await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test(`SR-3 ${locale}: seven recent searches, the newest first`, async ({page}) => {
    await keep(page, 'recent', embeddedIndex(locale), many(9, 'recent'));
    await open(page, home);
    await openSearch(page);
    await expect(optionsOf(page, text.recent)).toHaveText(titles(7, 'recent'));
    await expect(page.getByRole('dialog').getByText(text.noRecent)).toHaveCount(0);
  });

  test(`SR-3 ${locale}: four recent searches where there are favourites, and ten of those`, async ({
    page,
  }) => {
    await keep(page, 'recent', embeddedIndex(locale), many(9, 'recent'));
    await keep(page, 'favourite', embeddedIndex(locale), many(12, 'favourite'));
    await open(page, home);
    await openSearch(page);
    await expect(optionsOf(page, text.recent)).toHaveText(titles(4, 'recent'));
    await expect(optionsOf(page, text.favourite)).toHaveText(titles(10, 'favourite'));
  });

  test(`SR-3 SR-10 ${locale}: a recent search becomes a favourite and is taken out again, by key`, async ({
    page,
  }) => {
    await keep(page, 'recent', embeddedIndex(locale), many(2, 'recent'));
    await open(page, home);
    await openSearch(page);
    const second = page.getByRole('group', {name: 'recent 2', exact: true});
    await second.getByRole('button', {name: text.save}).focus();
    await page.keyboard.press('Enter');
    const favourites = optionsOf(page, text.favourite);
    await expect(favourites).toHaveText(['recent 2']);
    expect(await keptTitles(page, 'recent', embeddedIndex(locale))).toEqual(['recent 1']);

    await page.getByRole('button', {name: text.removeFavourite}).focus();
    await page.keyboard.press('Enter');
    await expect(favourites).toHaveCount(0);
    await page.getByRole('button', {name: text.removeRecent}).click();
    await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
    expect(await keptTitles(page, 'favourite', embeddedIndex(locale))).toEqual([]);
  });

  test(`SR-10 ${locale}: what is chosen is kept and shown, the newest first`, async ({page}) => {
    await keep(page, 'recent', embeddedIndex(locale), many(1, 'recent'));
    await open(page, home);
    await find(page, findable[locale]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(home);
    const kept = await keptTitles(page, 'recent', embeddedIndex(locale));
    expect(kept).toHaveLength(2);
    expect(kept[1]).toBe('recent 1');
    await openSearch(page);
    await expect(options(page)).toHaveCount(2);
  });

  test(`SR-10 ${locale}: a favourite that is chosen is not kept a second time`, async ({page}) => {
    await keep(page, 'favourite', embeddedIndex(locale), [keptSearch(1, 'favourite')]);
    await open(page, home);
    await openSearch(page);
    await options(page).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#favourite-1$/);
    expect(await keptTitles(page, 'recent', embeddedIndex(locale))).toEqual([]);
  });

  test(`SR-6 ${locale}: nothing found, suggestions that find something, and whom to tell`, async ({
    page,
  }) => {
    await open(page, home);
    await openSearch(page);
    await field(page).fill(unfindable);
    const dialog = page.getByRole('dialog');
    // The same words are spoken a little later.
    await expect(
      dialog.getByRole('paragraph').filter({hasText: `${text.none} "${unfindable}"`}),
    ).toBeVisible();
    await expect(dialog.getByText(text.suggested)).toBeVisible();
    await expect(dialog.getByText(text.report)).toBeVisible();
    await expect(dialog.getByRole('link', {name: text.letUsKnow})).toHaveAttribute(
      'href',
      new RegExp(`/issues/new\\?title=${unfindable}$`),
    );
    const suggestions = dialog.getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    const names = await suggestions.allTextContents();
    for (const name of names) {
      await field(page).fill(unfindable);
      await dialog.getByRole('button', {name, exact: true}).click();
      await expect(field(page)).toHaveValue(name);
      await expect(field(page)).toBeFocused();
      await expect(options(page).first()).toBeVisible();
    }
  });

  test(`SR-6 ${locale}: the words of the query come first that find something`, async ({page}) => {
    await open(page, home);
    await openSearch(page);
    await field(page).fill(`${unfindable} ${findable[locale]} ${unfindable}x ${unfindable}y`);
    await expect(
      page.getByRole('dialog').getByRole('listitem').getByRole('button').first(),
    ).toHaveText(findable[locale]);
  });

  test.describe('without a network', () => {
    test.use({
      allowed: {...nothingAllowed, missing: [/search-index/], console: [/search-index/]},
    });

    test(`SR-7 ${locale}: the error screen comes, is spoken and stays`, async ({page}) => {
      await page.route('**/search-index*', (route) => route.abort());
      await page.clock.install();
      await open(page, home);
      await openSearch(page);
      await field(page).fill(findable[locale]);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text.errorTitle).first()).toBeVisible();
      await expect(dialog.getByText(text.errorHelp)).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(text.errorTitle);
      // Longer than any timer of the modal: what would take the screen away has had its turn.
      await page.clock.runFor(30_000);
      await expect(dialog.getByText(text.errorTitle).first()).toBeVisible();
      await expect(options(page)).toHaveCount(0);

      await page.unroute('**/search-index*');
      await field(page).fill(`${findable[locale]} `);
      await expect(options(page).first()).toBeVisible();
      await expect(dialog.getByText(text.errorTitle)).toHaveCount(0);
    });
  });
}
