import {expect, open, test} from '../support/fixtures';
import {localized} from '../support/names';

const texts = {
  en: {
    field: 'Paste your log',
    found: 'Messages found: 3',
    none: 'explains none',
  },
  zh: {field: '粘贴日志', found: '找到 3 条信息', none: '没有本页收录'},
} as const;

/** The output of a CI job, with colors, an unknown message and markup. */
const log = `
$ npx rslib --lib umd
\u001B[31merror   \u001B[39mFailed to build.
\u001B[31merror   \u001B[39mThe following libs are not found: "umd".
<img src="x" onerror="document.title = 'hacked'"> Cannot find config file: <b>/home/you/rslib.release.ts</b>
error   Nobody has ever printed this.
sh: 1: rslib: not
 found
error   The following libs are not found: "amd".
`;

for (const locale of ['en', 'zh'] as const) {
  const text = texts[locale];

  test(`the field of the catalogue finds the messages of a log, ${locale}`, async ({page}) => {
    await open(page, localized(locale, '/guide/faq/errors'));
    const title = await page.title();
    const finder = page.locator('client-component', {has: page.getByRole('textbox')});
    const field = finder.getByRole('textbox', {name: text.field});
    const status = finder.getByRole('status');
    const links = finder.getByRole('link');

    await test.step('three messages, in the order of the log', async () => {
      await field.fill(log);
      await expect(status).toHaveText(text.found);
      await expect(links).toHaveText([
        'The following libs are not found: "…".',
        'Cannot find config file: …',
        'sh: 1: rslib: not found',
      ]);
      expect(await page.title()).toBe(title);
    });

    await test.step('no message, an empty field, and the log again', async () => {
      await field.fill('Everything is fine. (a+)+$');
      await expect(status).toContainText(text.none);
      await expect(links).toHaveCount(0);
      await field.fill('');
      await expect(status).toBeEmpty();
      await field.fill(log);
      await expect(status).toHaveText(text.found);
    });

    await test.step('a link leads to the entry', async () => {
      await links.last().click();
      await expect(page).toHaveURL(/#error-not-found$/);
      await expect(page.locator('#error-not-found')).toBeInViewport();
    });
  });
}
