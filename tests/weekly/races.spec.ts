import type {Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';
import {field} from '../support/search/modal';

/* What a reader does while something is still on its way, and addresses that ask for more than a page. */

test.use({allowed: {...nothingAllowed, console: [/./], missing: [/./], requests: [/./]}});

const glossary = '/guide/start/glossary';
/** Longer than a page needs that is not held up. */
const delay = 1500;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const glossaryLink = (page: Page) =>
  page.getByRole('navigation', {name: names.en.sidebar}).getByRole('link', {name: 'Glossary'});
const outlineLink = (page: Page) => page.locator('[data-outline] a').last();

/** Makes files slow until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await held;
    // The page may have given it up by now.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

const pageScript = /\/assets\/js\/lean\./;
const otherScripts = /\/assets\/js\/(?!lean\.)/;

test.describe('a page that is on its way', () => {
  test('does not come after Back and Forward have led to the open one again', async ({page}) => {
    await open(page, guidePage);
    await glossaryLink(page).click();
    await expect(title(page)).toHaveText('Glossary');
    const release = await hold(page, new RegExp(`${guidePage}$`));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(guidePage);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(glossary);
    release();
    await page.waitForTimeout(delay);

    await expect(title(page)).toHaveText('Glossary');
  });

  test('does not come after Back to another place of the open one', async ({page}) => {
    await open(page, guidePage);
    await outlineLink(page).click();
    const release = await hold(page, new RegExp(`${glossary}$`));
    await glossaryLink(page).click();
    await page.evaluate(() => history.back());
    release();
    await page.waitForTimeout(delay);

    await expect(title(page)).toHaveText('Quick start');
    await expect(page).toHaveURL(guidePage);
  });

  test('does not come into a page that the browser has kept meanwhile', async ({page}) => {
    await open(page, guidePage);
    const release = await hold(page, new RegExp(`${glossary}$`));
    await glossaryLink(page).click();
    // The browser of the tests keeps no pages.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    release();
    await page.waitForTimeout(delay);

    await expect(title(page)).toHaveText('Quick start');
  });
});

{
  const answer = (html: string) => html.replace(/data-script=[^ >]*/, 'data-script=/x.js');
  test('Back to a place on a page of another release loads it once, and whole', async ({page}) => {
    await open(page, guidePage);
    await outlineLink(page).click();
    const {hash} = new URL(page.url());
    await glossaryLink(page).click();
    await expect(title(page)).toHaveText('Glossary');
    let fetched = 0;
    await page.route(`**${guidePage}`, async (route) => {
      if (route.request().isNavigationRequest()) {
        return route.continue();
      }
      fetched += 1;
      const response = await route.fetch();
      return route.fulfill({response, body: answer(await response.text())});
    });
    // In a page that hangs, nothing more would be heard of this.
    await page.evaluate(() => setTimeout(() => history.back()));

    await expect(title(page)).toHaveText('Quick start');
    await expect(page).toHaveURL(guidePage + hash);
    expect(fetched).toBe(1);
  });
}

test('the stylesheets of a page stay when the time that they had is over', async ({page}) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(3000);
  });
  await open(page, guidePage);
  const styles = page.locator('link[rel="stylesheet"]');
  const count = await styles.count();
  await page.getByRole('banner').getByRole('link', {name: 'Rslib'}).first().click();
  await expect(page).toHaveURL('/');
  await expect(styles).toHaveCount(count + 1);
  await page.waitForTimeout(3500);

  await expect(styles).toHaveCount(count + 1);
});

test('no address says which script a page runs and where its files are', async ({page}) => {
  await open(
    page,
    `${guidePage}?docusaurus-data-script=https://other.example/x.js&docusaurus-data-base-url=//other.example/&docusaurus-data-other=/x`,
  );
  const root = page.locator('html');

  await expect(root).toHaveAttribute('data-script', /^\/assets\//);
  await expect(root).toHaveAttribute('data-base-url', '/');
  await expect(root).not.toHaveAttribute('data-other');
});

test('Back to a path that begins like a host asks no other host', async ({page}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      refused.push(message.text());
    }
  });
  await open(page, '/');
  const origin = new URL(page.url()).origin;
  await open(page, `${origin}//other.example${guidePage}`);
  await page.getByRole('banner').getByRole('link', {name: 'Guide'}).first().click();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  await page.evaluate(() => history.back());
  await expect(title(page)).toHaveText(/not found/i);

  expect(refused).toEqual([]);
});

test('after another tab was chosen that the address names, the outline only scrolls', async ({
  page,
}) => {
  await open(page, '/guide/solution/react?pm=pnpm');
  await page.locator('[role="tab"][data-value="yarn"]').first().click();
  await expect(page).toHaveURL(/\?pm=yarn$/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await outlineLink(page).click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test.describe('before the page’s script has come', () => {
  test('a menu that was opened and closed stays closed', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await hold(page, pageScript);
    await page.goto(guidePage, {waitUntil: 'domcontentloaded'});
    await page.locator('button[command="show-modal"]:visible').first().click();
    const menu = page.locator('dialog[open]');
    await expect(menu).toBeVisible();
    await menu.locator('button[command="close"]').first().click();
    await expect(menu).toBeHidden();
    release();
    await interactive(page);
    await page.waitForTimeout(500);

    await expect(menu).toBeHidden();
  });
});

test('the filter of the overview takes the focus from nothing', async ({page}) => {
  const release = await hold(page, otherScripts);
  await open(page, '/config/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const link = page.locator('a:focus');
  await expect(link).toHaveCount(1);
  const loaded = page.waitForResponse(otherScripts);
  release();
  await loaded;
  await page.waitForTimeout(500);

  await expect(link).toHaveCount(1);
});

test.describe('search that is on its way', () => {
  test('is closed by Escape', async ({page}) => {
    await open(page, guidePage);
    const release = await hold(page, otherScripts);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    release();
    await page.waitForTimeout(delay);

    await expect(field(page)).toBeHidden();
  });

  test('does not open over a page that was asked for later', async ({page}) => {
    await open(page, guidePage);
    // What shows the next page is loaded, and the search is not.
    await glossaryLink(page).hover();
    await page.waitForLoadState('networkidle');
    const release = await hold(page, otherScripts);
    await page.keyboard.press('Control+k');
    await glossaryLink(page).click();
    await expect(title(page)).toHaveText('Glossary');
    release();
    await page.waitForTimeout(delay);

    await expect(field(page)).toBeHidden();
  });
});

test('Back closes the search', async ({page}) => {
  await open(page, guidePage);
  await glossaryLink(page).click();
  await expect(title(page)).toHaveText('Glossary');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => history.back());

  await expect(title(page)).toHaveText('Quick start');
  await expect(field(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('closing the search gives the focus back where browsers do not tell what is visible', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await open(page, guidePage);
  await page.getByRole('button', {name: names.en.search}).first().click();
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', {name: names.en.search}).first()).toBeFocused();
});

test('a copy that fails late leaves the focus on its button', async ({page}) => {
  await open(page, guidePage);
  await page.route('**/*.md', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.abort();
  });
  const button = page.locator('[data-copy-page]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeEnabled();

  await expect(button).toBeFocused();
});

test('a page that the browser has kept takes over the theme that was chosen meanwhile', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guidePage);
  await page.evaluate(() => {
    localStorage.setItem('theme-rslib', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/* Playwright turns off the cache that browsers keep pages in, so these tell a page that it goes there. */
test.describe('a page that the browser keeps has no menu open when Back leads to it', () => {
  const leave = (page: Page) =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})),
    );

  test('the menu of languages', async ({page}) => {
    await open(page, guidePage);
    const button = page.locator('[data-navbar] [data-hover-menu] button[aria-expanded]').first();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave(page);

    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu of phones', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, guidePage);
    await page.locator('button[commandfor]:visible').first().click();
    await expect(page.locator('dialog[data-menu-dialog]')).toBeVisible();
    await leave(page);

    await expect(page.locator('dialog[data-menu-dialog]')).toBeHidden();
  });
});
