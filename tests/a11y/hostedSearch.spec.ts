import type {Page} from '@playwright/test';

import {expectAccessible, setLook} from '../support/axe';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {localized, spokenLocales} from '../support/names';
import {answerWith, refuse} from '../support/provider/answers';
import {interceptProvider, providerHosts} from '../support/provider/intercept';
import {field, openSearch, options} from '../support/search/modal';

/*
 * What the search modal shows on a site with a hosted provider only: its hits and its sign, the line about
 * a provider that does not answer, and the screen for when nothing does.
 */

test.use({
  baseURL: hostedSite.origin,
  allowed: {
    ...nothingAllowed,
    requests: [providerHosts, /search-index/],
    missing: [providerHosts],
  },
});

interface State {
  provider: Parameters<typeof interceptProvider>[1];
  /** Whether the site's own index can be had. */
  hasIndex: boolean;
  isShown: (page: Page) => Promise<void>;
}

const states: Record<string, State> = {
  'hits of the provider': {
    provider: answerWith({'/guide/anchor': 3, '/': 2}),
    hasIndex: true,
    isShown: (page) => expect(options(page)).toHaveCount(5),
  },
  'the line about a provider that does not answer': {
    provider: refuse,
    hasIndex: true,
    isShown: (page) => expect(page.locator('[data-search-fallback]')).toBeVisible(),
  },
  'the error screen': {
    provider: refuse,
    hasIndex: false,
    isShown: (page) =>
      expect(page.getByText(/Unable to fetch results|无法获取结果/).first()).toBeVisible(),
  },
};

for (const [name, {provider, hasIndex, isShown}] of Object.entries(states)) {
  for (const locale of spokenLocales) {
    test(`a11y hosted search, ${locale}: ${name}`, async ({page}) => {
      test.slow();
      await interceptProvider(page, provider);
      if (!hasIndex) {
        await page.route('**/search-index*', (route) => route.abort());
      }
      await setLook(page, 'light');
      await open(page, localized(locale, '/'));
      await openSearch(page);
      // In every page of the fixture, Chinese ones included.
      await field(page).fill('anchor');
      await isShown(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        for (const scheme of ['light', 'dark'] as const) {
          await setLook(page, scheme);
          const rules = scheme === 'light' ? 'all' : 'colour';
          await expectAccessible(page, `${scheme} at ${width} px`, undefined, rules);
        }
      }
    });
  }
}
