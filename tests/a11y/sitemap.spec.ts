import {expectAccessible, setLook} from '../support/axe';
import {expect, open, test} from '../support/fixtures';
import {sitemapPaths} from '../support/routes';

const looks = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 1440},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'light', width: 390},
] as const;

for (const address of [...sitemapPaths(), '/nothing', '/zh/nothing']) {
  test(`a11y ${address}, light and dark, wide and narrow`, async ({page}) => {
    await setLook(page, 'light');
    await open(page, address);
    for (const {colorScheme, width} of looks) {
      await setLook(page, colorScheme);
      await page.setViewportSize({width, height: 900});
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expectAccessible(page, `${colorScheme} at ${width} px`);
    }
  });
}
