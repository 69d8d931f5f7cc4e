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
  storedLists,
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

  test(`SR-3 SR-10 ${locale}: the start screen shows what is kept`, async ({page}) => {
    const index = embeddedIndex(locale);
    /** What is kept is read whenever the dialog opens. */
    const reopen = async (recent: object[], favourite: object[]): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.evaluate(
        (lists) => lists.forEach(([key, value]) => localStorage.setItem(key, value)),
        [
          [storedLists.recent + index, JSON.stringify(recent)],
          [storedLists.favourite + index, JSON.stringify(favourite)],
        ] as [string, string][],
      );
      await openSearch(page);
    };
    const recentRows = optionsOf(page, text.recent);
    const favourites = optionsOf(page, text.favourite);
    await open(page, home);

    await test.step('without searches it says so', async () => {
      await openSearch(page);
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
      await expect(options(page)).toHaveCount(0);
    });

    await test.step('seven recent searches, the newest first', async () => {
      await reopen(many(9, 'recent'), []);
      await expect(recentRows).toHaveText(titles(7, 'recent'));
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toHaveCount(0);
    });

    await test.step('four recent searches where there are favourites, and ten of those', async () => {
      await reopen(many(9, 'recent'), many(12, 'favourite'));
      await expect(recentRows).toHaveText(titles(4, 'recent'));
      await expect(favourites).toHaveText(titles(10, 'favourite'));
    });

    await test.step('a recent search becomes a favourite and is taken out again, by key', async () => {
      await reopen(many(2, 'recent'), []);
      const second = page.getByRole('group', {name: 'recent 2', exact: true});
      await second.getByRole('button', {name: text.save}).focus();
      await page.keyboard.press('Enter');
      await expect(favourites).toHaveText(['recent 2']);
      expect(await keptTitles(page, 'recent', index)).toEqual(['recent 1']);

      await page.getByRole('button', {name: text.removeFavourite}).focus();
      await page.keyboard.press('Enter');
      await expect(favourites).toHaveCount(0);
      await page.getByRole('button', {name: text.removeRecent}).click();
      await expect(page.getByRole('dialog').getByText(text.noRecent)).toBeVisible();
      expect(await keptTitles(page, 'favourite', index)).toEqual([]);
    });

    await test.step('a favourite that is chosen is not kept a second time', async () => {
      await reopen([], [keptSearch(1, 'favourite')]);
      await options(page).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/#favourite-1$/);
      expect(await keptTitles(page, 'recent', index)).toEqual([]);
    });
  });

  test(`SR-6 SR-10 ${locale}: what is chosen is kept; where nothing is found, there are suggestions`, async ({
    page,
  }) => {
    await keep(page, 'recent', embeddedIndex(locale), many(1, 'recent'));
    await open(page, home);
    await find(page, findable[locale]);

    await test.step('what is chosen is kept and shown, the newest first', async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(home);
      const kept = await keptTitles(page, 'recent', embeddedIndex(locale));
      expect(kept).toHaveLength(2);
      expect(kept[1]).toBe('recent 1');
      await openSearch(page);
      await expect(options(page)).toHaveCount(2);
    });

    const dialog = page.getByRole('dialog');
    const suggestions = dialog.getByRole('listitem').getByRole('button');

    await test.step('nothing found: suggestions that find something, and whom to tell', async () => {
      await field(page).fill(unfindable);
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

    await test.step('the words of the query come first that find something', async () => {
      await field(page).fill(`${unfindable} ${findable[locale]} ${unfindable}x ${unfindable}y`);
      await expect(suggestions.first()).toHaveText(findable[locale]);
    });
  });

  test.describe('without a network', () => {
    test.use({
      allowed: {...nothingAllowed, missing: [/search-index/], console: [/search-index/]},
    });

    test(`SR-7 ${locale}: a slow search says so; the error screen comes, is spoken and stays`, async ({
      page,
    }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/search-index*', async (route) => {
        await released;
        await route.abort();
      });
      await page.clock.install();
      await open(page, home);
      await openSearch(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text.noRecent)).toBeVisible();
      await field(page).fill(findable[locale]);
      await expect(dialog.getByRole('paragraph').filter({hasText: text.stalled})).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(text.stalled);
      expect(await dialog.getByText(text.noRecent).count()).toBe(0);
      release();
      await expect(dialog.getByText(text.errorTitle).first()).toBeVisible();
      await expect(dialog.getByText(text.stalled)).toHaveCount(0);
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
