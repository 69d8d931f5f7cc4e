import {defaultLocale} from '../../src/config/locales';
import {localeOfPath} from '../../src/lib/routes';
import {expectAccessible, keepOneTokenOfEachColour, setLook, type Rules} from '../support/axe';
import {expect, open, test} from '../support/fixtures';
import {sitemapPaths} from '../support/routes';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly rules: Rules;
}

/*
 * Every rule once on every page; in the other theme the rules about colours, at the other width those about the
 * layout. A page and its translation have the same components: they share the work, the English page with
 * all rules in light and wide, the other in dark and narrow. `openStates.spec.ts` has each kind of page in full.
 */
const looks: Record<'original' | 'translation', readonly Look[]> = {
  original: [
    {colorScheme: 'light', width: 1440, rules: 'all'},
    {colorScheme: 'dark', width: 1440, rules: 'colours'},
    {colorScheme: 'dark', width: 390, rules: 'layout'},
  ],
  translation: [
    {colorScheme: 'dark', width: 390, rules: 'all'},
    {colorScheme: 'light', width: 1440, rules: 'layout'},
  ],
};

for (const address of [...sitemapPaths(), '/nothing', '/zh/nothing']) {
  test(`a11y ${address}, light and dark, wide and narrow`, async ({page}) => {
    const kind = localeOfPath(address) === defaultLocale ? 'original' : 'translation';
    await setLook(page, looks[kind][0]?.colorScheme ?? 'light');
    await open(page, address);
    await keepOneTokenOfEachColour(page);
    for (const {colorScheme, width, rules} of looks[kind]) {
      await setLook(page, colorScheme);
      await page.setViewportSize({width, height: 900});
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expectAccessible(page, `${colorScheme} at ${width} px`, undefined, rules);
    }
  });
}
