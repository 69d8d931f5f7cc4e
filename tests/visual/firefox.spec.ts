import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {addStyle, pages, pictureStyle, reasonToSkip, tolerance} from './pages';

/* How the six kinds of pages look in Firefox, where Playwright's own comparison needs styles that the policy refuses. */

test.skip(reasonToSkip !== undefined, reasonToSkip);

test.use({
  allowed: {
    ...nothingAllowed,
    // The hero's picture comes from the family's asset host, which no test asks.
    requests: [/^https:\/\/assets\.rspack\.rs\//],
    // Playwright's own, for the caret.
    console: [/blocked an inline style/],
  },
});

const looks = [
  {width: 1440, colorScheme: 'light'},
  {width: 390, colorScheme: 'dark'},
] as const;

for (const {name, address} of pages) {
  test(`pictures: ${name}-en, wide and light, narrow and dark`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 700});
    await open(page, address);
    await page.evaluate(addStyle, pictureStyle);
    for (const {width, colorScheme} of looks) {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 700});
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const picture = await page.screenshot({animations: 'allow', caret: 'initial'});
      expect
        .soft(picture)
        .toMatchSnapshot(['firefox', `${name}-en-${width}-${colorScheme}.png`], tolerance);
    }
  });
}
