import {expectAccessible, setLook} from '../support/axe';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {answerWith} from '../support/provider/answers';
import {interceptProvider, providerHosts} from '../support/provider/intercept';
import {field, openSearch, options} from '../support/search/modal';

/* What the search of a site with a hosted provider shows more than that of others. */

test.use({
  baseURL: hostedSite.origin,
  allowed: {...nothingAllowed, requests: [providerHosts], missing: [providerHosts]},
});

test('a11y hosted search: hits of the provider', async ({page}) => {
  await interceptProvider(page, answerWith({'/guide/anchor': 3, '/': 2}));
  await setLook(page, 'light');
  await open(page, '/');
  await openSearch(page);
  await field(page).fill('anchor');
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page, 'light');
  await setLook(page, 'dark');
  await expectAccessible(page, 'dark', undefined, 'colour');
});
