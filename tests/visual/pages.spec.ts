import path from 'node:path';

import {screenLocales} from '../support/engines';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized} from '../support/names';
import {guidePage} from '../support/routes';

/*
 * Screenshots of the first viewport of the seven kinds of pages, where the fonts are those of the pictures. See
 * tests/README.md for when and how the pictures are made again.
 */

/** The seven kinds of pages. Some are also compared in Chinese: the landing page in every run, others weekly. */
const pages = [
  {name: 'landing', address: '/', locales: ['en', 'zh']},
  {name: 'guide', address: guidePage, locales: screenLocales},
  {name: 'option', address: '/config/lib/dts', locales: ['en']},
  {name: 'overview', address: '/config/', locales: ['en']},
  {name: 'blog', address: '/blog/', locales: ['en']},
  {name: 'setup', address: '/setup', locales: screenLocales},
  {name: 'missing', address: '/nothing', locales: ['en']},
] as const;

/** Allowed difference: releases of an engine draw the edges of letters differently. */
const tolerance = {maxDiffPixelRatio: 0.01, threshold: 0.25};

/** The hero's picture comes from the family's asset host, which no test asks. */
test.use({
  allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]},
  // Playwright sets the fonts by a style in the page, which the site's policy refuses.
  contextOptions: {reducedMotion: 'reduce', bypassCSP: true},
});

for (const {name, address, locales} of pages) {
  for (const locale of locales) {
    test(`pictures: ${name}-${locale}, wide and narrow, light and dark`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width: 1440, height: 700});
      await open(page, localized(locale, address));
      for (const width of [1440, 390]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const picture = `${name}-${locale}-${width}-${colorScheme}`;
          await test.step(picture, async () => {
            await page.emulateMedia({colorScheme});
            await page.setViewportSize({width, height: 700});
            await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
            await expect.soft(page).toHaveScreenshot(`${picture}.png`, {
              stylePath: path.join(__dirname, 'fonts.css'),
              // Grows with the releases of the tool.
              mask: [
                page.locator('[data-landing-hero] :text-matches("\\\\d+\\\\.\\\\d+\\\\.\\\\d+")'),
              ],
              maskColor: '#888',
              ...tolerance,
            });
          });
        }
      }
    });
  }
}
