import type {Locator, Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* How a page comes to life: src/client/README.md. */

const setup = '/guide/solution/';

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: names.en.sidebar});
const setupLink = (page: Page) => sidebarOf(page).getByRole('link', {name: 'Choose your setup'});

/** Follows a link, which must not load a new document. */
async function follow(page: Page, link: Locator, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}

/** The head, and what elements that stay show of the open page; see `src/client/persist.ts`. */
const pageState = (page: Page) =>
  page.evaluate(() => ({
    head: [...document.head.querySelectorAll('[data-rh], title')]
      .map((tag) => tag.outerHTML.replace(/ data-rh="[^"]*"/, ''))
      .sort(),
    root: document.documentElement.className,
    kept: [...document.querySelectorAll('[data-persist] :not(client-component *)')].map(
      (element) => [
        element.localName,
        ...['aria-current', 'class', 'href'].map((name) => element.getAttribute(name)),
        element.firstElementChild ? '' : element.textContent,
      ],
    ),
  }));

test('RT-17 HD-4 a click leaves what a full load does, and keeps the state of the sidebar', async ({
  page,
}) => {
  const scrollTop = () => page.locator('#docs-sidebar').evaluate((sidebar) => sidebar.scrollTop);
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/config/');
  const config = await pageState(page);
  await open(page, setup);
  const loaded = await pageState(page);
  await open(page, guidePage);
  await page.locator('#docs-sidebar').evaluate((sidebar) => (sidebar.scrollTop = 30));
  await sidebarOf(page)
    .locator('summary')
    .last()
    .evaluate((section: HTMLElement) => section.click());

  await follow(page, setupLink(page), setup);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choose your setup');
  await expect(page.getByRole('navigation', {name: names.en.outline})).toContainText(
    'Web components',
  );
  await expect.poll(() => pageState(page)).toEqual(loaded);
  expect(await scrollTop()).toBe(30);
  await expect(sidebarOf(page).locator('details').last()).not.toHaveAttribute('open');

  await follow(page, page.getByRole('banner').getByRole('link', {name: 'Config'}), '/config/');
  await expect.poll(() => pageState(page)).toEqual(config);
});

test('Back, Forward and a reload return to the place', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  /** Scrolls and goes on in one task: no event tells of the scrolling. */
  const scrollAnd = (top: number, selector: string) =>
    page.evaluate(
      ([place, link]) => {
        window.scrollTo({top: place, behavior: 'instant'});
        document.querySelector<HTMLElement>(link)?.click();
      },
      [top, selector] as const,
    );
  await open(page, guidePage);

  await test.step('an outline link', async () => {
    await scrollAnd(900, '[data-outline] a[href="#output"]');
    await expect(page).toHaveURL(`${guidePage}#output`);
    await page.goBack();
    await expect(page).toHaveURL(guidePage);
    await expect.poll(scrollY).toBe(900);
  });
  await test.step('a page link', async () => {
    await scrollAnd(1400, `#docs-sidebar a[href="${setup}"]`);
    await expect(title).toHaveText('Choose your setup');
    await expect.poll(scrollY).toBe(0);
    await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
    await expect.poll(() => page.evaluate(() => history.state as object)).toEqual({scrollY: 500});
    await page.goBack();
    await expect(title).toHaveText('Quick start');
    await expect.poll(scrollY).toBe(1400);
    await page.goForward();
    await expect(title).toHaveText('Choose your setup');
    await expect.poll(scrollY).toBe(500);
  });
  await test.step('a reload', async () => {
    await page.evaluate(() => {
      window.scrollTo({top: 700, behavior: 'instant'});
      window.location.reload();
    });
    await page.waitForLoadState();
    await interactive(page);
    await expect.poll(scrollY).toBe(700);
    await page.goBack();
    await expect(title).toHaveText('Quick start');
    await expect.poll(scrollY).toBe(1400);
  });
});

test('a link to a heading of another page lands on it', async ({page}) => {
  await open(page, '/guide/start/');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'to a section';
    document.querySelector('article')?.prepend(link);
  }, `${setup}#related`);
  await page.getByRole('link', {name: 'to a section'}).click();
  await expect(page).toHaveURL(`${setup}#related`);
  await interactive(page);
  await expect(page.locator('#related')).toBeInViewport();
});

test.describe('a page that is not there', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\/guide\/nowhere$/], console: [/nowhere/]}});

  test('RT-18 a link to a page that is not there ends on the 404 page', async ({page}) => {
    await open(page, guidePage);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/guide/nowhere';
      link.textContent = 'nowhere';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', {name: 'nowhere'}).click();
    await expect(page).toHaveTitle('404');
  });
});

test('a page is fetched at a hint, once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, guidePage);
  expect(asked).not.toContain(setup);
  await setupLink(page).hover();
  await expect.poll(() => asked).toContain(setup);
  await follow(page, setupLink(page), setup);
  expect(asked.filter((each) => each === setup)).toHaveLength(1);
});

test('nothing is fetched at a hint where the reader saves data', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, guidePage);
  await setupLink(page).hover();
  await setupLink(page).focus();
  // The hint is handled at once: the request would be out by now.
  await page.waitForTimeout(300);
  expect(asked).not.toContain(setup);
  await follow(page, setupLink(page), setup);
});

test('a page of another release is loaded in full', async ({page}) => {
  await page.route(`**${setup}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace(/styles\.\w+\.css/, 'styles.0.css')});
  });
  await page.route('**/styles.0.css', (route) =>
    route.fulfill({contentType: 'text/css', body: ''}),
  );
  await open(page, guidePage);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await setupLink(page).click();
  await expect(page).toHaveURL(setup);
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document', '');
});

test('a later click wins over a slower page', async ({page}) => {
  await page.route('**/guide/basic/typescript', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(page, guidePage);
  await sidebarOf(page).getByRole('link', {name: 'TypeScript', exact: true}).click();
  await follow(page, setupLink(page), setup);
  await page.waitForTimeout(1200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choose your setup');
});

test('PC-13 a slow page shows a progress bar, which goes when it is there', async ({page}) => {
  await page.route(`**${setup}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await open(page, guidePage);
  await setupLink(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page).toHaveURL(setup);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
