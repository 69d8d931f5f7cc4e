import {defaultLocale} from '../../src/config/locales';
import {localeOfPath} from '../../src/lib/routes';
import {expectAccessible, keepOneTokenOfEachColour, setLook} from '../support/axe';
import {open, test} from '../support/fixtures';
import {sitemapPaths} from '../support/routes';

/*
 * Every rule once on every page, and those about the layout at the other width. A page and its translation have the
 * same components, so they share the work: the original is tried in light and on a wide screen, the translation in
 * dark and on a narrow one. `openStates.spec.ts` has each kind of page in full.
 */
const looks = {
  original: {colorScheme: 'light', width: 1440, otherWidth: 390},
  translation: {colorScheme: 'dark', width: 390, otherWidth: 1440},
} as const;

for (const address of [...sitemapPaths(), '/nothing', '/zh/nothing']) {
  const kind = localeOfPath(address) === defaultLocale ? 'original' : 'translation';
  const {colorScheme, width, otherWidth} = looks[kind];

  test(`a11y ${address}, ${colorScheme}, wide and narrow`, async ({page}) => {
    await setLook(page, colorScheme);
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    await keepOneTokenOfEachColour(page);
    await expectAccessible(page, `${width} px`);
    await page.setViewportSize({width: otherWidth, height: 900});
    await expectAccessible(page, `${otherWidth} px`, undefined, 'layout');
  });
}
