import type {Page} from '@playwright/test';

import {defaultLocale} from '../../src/config/locales';
import {localeOfPath} from '../../src/lib/routes';
import {expectAccessible, keepOneTokenOfEachColour, setLook} from '../support/axe';
import {expect, nothingAllowed, open, test as base} from '../support/fixtures';
import {watch} from '../support/guard';
import {hosts} from '../support/hosts';
import {coverOf, looksByPage} from '../support/looks';
import {sitemapPaths} from '../support/routes';

/*
 * All rules on pages that have every look of the site between them, in both themes and at both widths. What depends on
 * the text of a page (headings, ids, alternatives of pictures) is read from every built page in `tests/built`.
 */

const widths = {original: [1440, 390], translation: [390, 1440]} as const;

interface Shared {
  /** A window that the tests of a worker read one page after the other in, for they leave nothing behind in it. */
  sheet: {page: Page; faultsSoFar: () => string[]};
}

const test = base.extend<object, Shared>({
  sheet: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: hosts.githubPages.origin,
        locale: 'en-US',
      });
      const faults = watch(context, nothingAllowed);
      // ER-2: nor is there a warning on any page.
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(`warning: ${message.text()} on ${message.page()?.url()}`);
        }
      });
      await use({page: await context.newPage(), faultsSoFar: () => [...faults, ...warnings]});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

const cover = coverOf(looksByPage(sitemapPaths()));

for (const address of [...cover, '/nothing', '/zh/nothing']) {
  const kind = localeOfPath(address) === defaultLocale ? 'original' : 'translation';
  const [width, otherWidth] = widths[kind];

  test(`a11y ${address}, wide and narrow, light and dark`, async ({sheet: {page, faultsSoFar}}) => {
    const before = faultsSoFar();
    await setLook(page, 'light');
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    await keepOneTokenOfEachColour(page);
    await expectAccessible(page, `${width} px`);
    await setLook(page, 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page, `dark, ${width} px`, undefined, 'colour');
    await page.setViewportSize({width: otherWidth, height: 900});
    await expectAccessible(page, `${otherWidth} px`, undefined, 'layout');
    await expectAccessible(page, `dark, ${otherWidth} px`, undefined, 'colour');
    expect(faultsSoFar(), 'the page runs without faults').toEqual(before);
  });
}
