import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* Links that lead to no page of this deployment: the browser's own load, once. */

const glossary = '/guide/start/glossary';

/** Counts full loads of documents. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

async function addLink(page: Page, href: string): Promise<void> {
  await page.getByRole('article').evaluate((article, target) => {
    const link = Object.assign(document.createElement('a'), {href: target});
    link.textContent = 'out of routes';
    article.append(link);
  }, href);
  await page.getByRole('link', {name: 'out of routes'}).click();
}

/** The link to a page that nobody has: its hint is answered with the 404 page. */
test.use({allowed: {...nothingAllowed, missing: [/\/nothing\/here$/]}});

for (const [href, shown] of [
  ['/nothing/here', '/nothing/here'],
  ['/llms.txt', '/llms.txt'],
  ['/guide/start/quick-start.md', '/guide/start/quick-start.md'],
  ['/zh/guide/start/', '/zh/guide/start/'],
] as const) {
  test(`PC-14 a link to ${href}, which is no route of this language, is a full load`, async ({
    page,
  }) => {
    await open(page, guidePage);
    const loads = countLoads(page);
    await addLink(page, href);
    await expect(page).toHaveURL(shown);
    await expect.poll(() => loads).toEqual([href]);
  });
}

test.describe('after a deployment', () => {
  test.use({allowed: {...nothingAllowed, console: [/./], missing: [/./]}});

  test('ER-1 PC-14 a page whose files are gone leads to one full load, not to a blank page', async ({
    page,
  }) => {
    await open(page, guidePage);
    const loads = countLoads(page);
    let isGone = true;
    // What a click fetches is gone: the page itself here, or the chunks of its content under React.
    await page.route(
      (url) => url.pathname === glossary || url.pathname.startsWith('/assets/js/'),
      (route) =>
        isGone && !route.request().isNavigationRequest()
          ? route.fulfill({status: 404, contentType: 'text/html', body: 'gone'})
          : route.continue(),
    );
    page.on('framenavigated', () => {
      isGone = false;
    });
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'})
      .click();
    await expect(page).toHaveURL(glossary);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await expect.poll(() => loads).toEqual([glossary]);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('ER-1 offline, a click leaves the page readable once the network is back', async ({
    page,
    context,
  }) => {
    await open(page, guidePage);
    await context.setOffline(true);
    // What the script asks for fails first, then the browser's own load.
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'})
      .click();
    await failed;
    await context.setOffline(false);
    await page.goto(glossary);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  });

  test('a control whose part is gone leaves the page as it is', async ({page}) => {
    await page.route('**/assets/js/**', (route) =>
      /\/(?:lean|runtime~\w+|main)\./.test(route.request().url()) ||
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({status: 404, body: 'gone'}),
    );
    await open(page, guidePage);
    await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
    await expect(page.getByRole('menuitem', {name: 'Claude'})).toBeVisible();
  });
});
