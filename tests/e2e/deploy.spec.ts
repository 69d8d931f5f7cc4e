import type {Page, Route} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hurry} from '../support/hurry';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* Links whose page is not of this deployment, or does not come. */

const monorepo = '/guide/advanced/monorepo';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const monorepoLink = (page: Page) =>
  page.getByRole('navigation', {name: names.en.sidebar}).getByRole('link', {name: 'Monorepo'});

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

test('PC-14 a link to what is no page of this language is a full load', async ({page}) => {
  const loads = countLoads(page);
  for (const href of [
    '/nothing/here',
    '/llms.txt',
    '/guide/start/quick-start.md',
    '/zh/guide/start/',
  ]) {
    await test.step(href, async () => {
      await open(page, guidePage);
      await addLink(page, href);
      await expect(page).toHaveURL(href);
      await expect.poll(() => loads.at(-1)).toBe(href);
    });
  }
});

test.describe('after a deployment', () => {
  test.use({allowed: {...nothingAllowed, console: [/./], missing: [/./]}});

  test('a control whose part is gone leaves the page as it is, and links load their pages', async ({
    page,
  }) => {
    await page.route('**/assets/js/**', (route) =>
      /\/(?:page-script|runtime~\w+|main)\./.test(route.request().url()) ||
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({status: 404, body: 'gone'}),
    );
    await open(page, guidePage);
    await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
    await expect(page.getByRole('menuitem', {name: 'Claude'})).toBeVisible();
    await page.keyboard.press('Escape');
    const loads = countLoads(page);
    await monorepoLink(page).click();
    await expect(title(page)).toHaveText('Monorepo');
    expect(loads).toEqual([monorepo]);
  });
});

test.describe('a page that does not come', () => {
  test.use({
    allowed: {...nothingAllowed, console: [/could not be loaded|ERR_|fetch/], missing: [/./]},
  });

  const message = (page: Page) => page.getByRole('alertdialog', {name: /could not be loaded/});

  /** The reader is still on the guide page, and is told that the page did not come. */
  async function expectToStay(page: Page, logged: readonly string[]): Promise<void> {
    await expect(message(page)).toBeVisible();
    await expect(title(page)).toHaveText('Quick start');
    expect(logged.at(-1)).toContain('/monorepo could not be loaded');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  }

  function collectErrors(page: Page): string[] {
    const logged: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error' && entry.text().includes('could not be loaded')) {
        logged.push(entry.text());
      }
    });
    return logged;
  }

  const failures: Record<string, (route: Route) => Promise<unknown>> = {
    'without a network': (route) => route.abort(),
    'with status 500': (route) =>
      route.fulfill({status: 500, contentType: 'text/html', body: '<h1>Broken</h1></body>'}),
    'with nothing before the time limit': () => new Promise((done) => setTimeout(done, 5000)),
  };

  test('ER-1 a click that is answered badly leaves the page, and "Try again" leads on', async ({
    page,
  }) => {
    await hurry(page);
    const logged = collectErrors(page);
    let fail: (route: Route) => Promise<unknown> = (route) => route.continue();
    await page.route(`**${monorepo}`, (route) => fail(route));
    for (const [how, answer] of Object.entries(failures)) {
      await test.step(how, async () => {
        await open(page, guidePage);
        const loads = countLoads(page);
        fail = answer;
        await monorepoLink(page).click();
        await expectToStay(page, logged);
        fail = (route) => route.continue();
        await page.getByRole('button', {name: 'Try again'}).click();
        await expect(title(page)).toHaveText('Monorepo');
        await expect(page).toHaveURL(monorepo);
        await expect(message(page)).toBeHidden();
        expect(loads).toEqual([]);
      });
    }
  });

  test('ER-1 offline, a link to another language, a panel of a phone and Back leave the page', async ({
    page,
    context,
  }) => {
    const logged = collectErrors(page);
    await page.setViewportSize({width: 390, height: 844});
    await open(page, monorepo);
    await page.getByRole('button', {name: /^Menu/}).click();
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Quick start'})
      .click();
    await expect(title(page)).toHaveText('Quick start');
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    // The browser's own cache may keep the pages.
    await page.route(`**${monorepo}`, (route) => route.abort());
    await context.setOffline(true);

    await page.goBack();
    await expectToStay(page, logged);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.keyboard.press('Escape');
    await expect(message(page)).toBeHidden();

    await page.getByRole('button', {name: names.en.hamburger}).click();
    const menu = page.getByRole('dialog', {name: names.en.mobileMenu});
    await menu.getByRole('button', {name: names.en.languages}).click();
    await menu.getByRole('link', {name: '简体中文'}).click();
    await expect(message(page)).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(title(page)).toHaveText('Quick start');

    await page.goForward();
    await expect(page).toHaveURL(guidePage);
    await page.goBack();
    await expectToStay(page, logged);
    await context.setOffline(false);
    await page.unroute(`**${monorepo}`);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Monorepo');
    await expect(page).toHaveURL(monorepo);
    await page.goForward();
    await expect(page).toHaveURL(guidePage);
    await expect(title(page)).toHaveText('Quick start');
  });

  test('ER-1 zh: the message is in the language of the page', async ({page}) => {
    await open(page, `/zh${guidePage}`);
    await page.route(`**/zh${monorepo}`, (route) => route.abort());
    await page.locator('#docs-sidebar a[href$="/monorepo"]').click();
    await expect(page.getByRole('alertdialog').filter({hasText: '页面加载失败'})).toBeVisible();
    await expect(page.getByRole('button', {name: '重试'})).toBeVisible();
  });
});
