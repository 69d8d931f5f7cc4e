import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite, hosts} from '../support/hosts';
import {credentials} from '../support/provider/credentials.mjs';
import {guidePage} from '../support/routes';

/*
 * The content security policy, which every other test of the browser obeys: a violation is an error of the console,
 * and that fails the test.
 */

/** Code that came into a page by somebody else's hand, and what it leaves behind when it runs. */
const injected = [
  '<img src="data:," onerror="window.injected = true">',
  '<svg onload="window.injected = true"></svg>',
  '<iframe srcdoc="<script>parent.injected = true</script>"></iframe>',
  '<a id="trap" href="javascript:window.injected = true">trap</a>',
];

/** Adds markup to the page as a fault of its code would, and gives it time. */
async function inject(page: Page): Promise<string[]> {
  return page.evaluate(async (markup) => {
    const violated = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      violated.add(effectiveDirective),
    );
    document.body.insertAdjacentHTML('beforeend', markup);
    document.querySelector<HTMLElement>('#trap')?.click();
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    await fetch('https://elsewhere.test/').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 300));
    return [...violated].toSorted();
  }, injected.join(''));
}

/** Takes the header away, as hosts do that send none. */
async function withoutHeader(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === guidePage,
    async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers()};
      delete headers['content-security-policy'];
      await route.fulfill({response, headers});
    },
  );
}

test.describe('code of others', () => {
  test.use({allowed: {...nothingAllowed, console: [/Content Security Policy/]}});

  for (const host of ['with the header', 'without it, by the page alone']) {
    test(`does not run, and nothing is sent elsewhere, ${host}`, async ({page}) => {
      if (host.startsWith('without')) {
        await withoutHeader(page);
      }
      await open(page, guidePage);
      expect(await inject(page)).toEqual(['connect-src', 'script-src-attr', 'script-src-elem']);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    });
  }
});

test('every page and its header have the same policy, short enough for hosts, and no frame shows a page', async ({
  request,
}) => {
  for (const address of ['/', '/zh/', guidePage, `/zh${guidePage}`, '/404', '/zh/404']) {
    const response = await request.get(hosts.githubPages.origin + address);
    const [, policy = ''] =
      /<meta http-equiv=Content-Security-Policy content="([^"]+)">/.exec(await response.text()) ??
      [];
    const header = response.headers()['content-security-policy'];
    expect(header, address).toBe(`${policy}; frame-ancestors 'none'`);
    expect(header).not.toContain('unsafe');
    expect(header?.length).toBeLessThan(2000);
  }
});

test('with hosted search, the provider may be asked, and its events sent where they are on', async ({
  request,
}) => {
  const policy = (await request.get(hostedSite.origin)).headers()['content-security-policy'] ?? '';
  const appId = credentials.appId.toLowerCase();
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    `https://${appId}-dsn.algolia.net`,
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ]);
});
