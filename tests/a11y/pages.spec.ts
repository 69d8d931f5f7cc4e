import {expectAccessible, keepOneTokenOfEachColour, setLook} from '../support/axe';
import {expect, open, test} from '../support/fixtures';
import {isWeekly} from '../support/engines';
import {guidePage} from '../support/routes';

/*
 * Pages that show every component of the site, in both themes and at both widths. What depends on the text of a page
 * (headings, ids, alternatives of pictures) is read from every built page in `tests/built`.
 */

const pages = [
  '/',
  guidePage,
  '/guide/basic/cli',
  '/setup',
  '/config/',
  '/config/rsbuild/output',
  '/blog/',
  '/blog/introducing-rslib',
  '/nothing',
  '/zh/config/lib/dts',
];

/** More pages of the same kinds, for the weekly run. */
const others = [
  '/zh/',
  '/guide/start/',
  '/guide/start/npm-packages',
  '/guide/solution/',
  '/guide/basic/upgrade-rslib',
  '/guide/advanced/css',
  '/guide/faq/errors',
  '/guide/migration/unbuild',
  '/zh/guide/faq/features',
  '/zh/setup',
  '/zh/nothing',
];

for (const address of [...pages, ...(isWeekly ? others : [])]) {
  test(`a11y ${address}, wide and narrow, light and dark`, async ({page}) => {
    // ER-2: there is no warning on any page.
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await setLook(page, 'light');
    await open(page, address);
    await keepOneTokenOfEachColour(page);
    await expectAccessible(page, 'wide');
    await setLook(page, 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page, 'dark, wide', undefined, 'colour');
    await page.setViewportSize({width: 390, height: 900});
    await expectAccessible(page, 'dark, narrow', undefined, 'colour and layout');
    expect(warnings).toEqual([]);
  });
}
