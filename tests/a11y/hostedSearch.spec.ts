import {expectAccessible, setLook} from '../support/axe';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {localized} from '../support/names';
import {answerWith, refuse} from '../support/provider/answers';
import {interceptProvider, providerHosts} from '../support/provider/intercept';
import {field, openSearch, options} from '../support/search/modal';

/* What the search of a site with a hosted provider shows more than that of others. */

test.use({
  baseURL: hostedSite.origin,
  allowed: {...nothingAllowed, requests: [providerHosts], missing: [providerHosts]},
});

for (const {state, locale, width, provider, shown} of [
  {
    state: 'hits of the provider',
    locale: 'en',
    width: 1440,
    provider: answerWith({'/guide/anchor': 3, '/': 2}),
    shown: options,
  },
  {
    state: 'the line about a provider that does not answer',
    locale: 'zh',
    width: 390,
    provider: refuse,
    shown: (page: Parameters<typeof options>[0]) => page.locator('[data-search-fallback]'),
  },
] as const) {
  test(`a11y hosted search, ${locale}: ${state}`, async ({page}) => {
    await interceptProvider(page, provider);
    await setLook(page, 'light');
    await page.setViewportSize({width, height: 900});
    await open(page, localized(locale, '/'));
    await openSearch(page);
    // In every page of the fixture, Chinese ones included.
    await field(page).fill('anchor');
    await expect(shown(page).first()).toBeVisible();
    await expectAccessible(page, 'light');
    await setLook(page, 'dark');
    await expectAccessible(page, 'dark', undefined, 'colour');
  });
}
