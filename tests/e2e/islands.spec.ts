import {brotliCompressSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {extensionsSite} from '../support/hosts';

/*
 * React components of authors, in the release build. The fixture site has them in `src/islands`, and its
 * pages import them as they would import any component.
 */
test.use({
  baseURL: extensionsSite.origin,
  allowed: {
    ...nothingAllowed,
    console: [
      /fails on purpose/,
      // All that Playwright is told of the same message by Firefox.
      /^A client module failed in onRouteDidUpdate\. Error$/,
      /The island "Broken" failed/,
    ],
    requests: [/googletagmanager\.com/],
    missing: [/googletagmanager\.com/],
  },
});

const page = '/guide/islands';
const region = (at: Page, name: string) => at.getByRole('region', {name});
const pressed = (at: Page, name: string) => region(at, name).getByRole('button').first();

/** Waits until an island's handlers are attached. */
async function alive(at: Page, name: string): Promise<void> {
  await expect(region(at, name).getByText('browser').first()).toBeVisible();
}

test('the page has the HTML of its islands', async ({request}) => {
  const html = await (await request.get(page)).text();

  expect(html).toContain('Pressed 5 times');
  expect(html).toContain('Written in <strong>Markdown</strong>');
});

test('a component with state lives, and so does one among its children', async ({page: at}) => {
  await open(at, page);
  await alive(at, 'Outer');
  await alive(at, 'Inner');

  await pressed(at, 'Outer').click();
  await pressed(at, 'Inner').click();

  await expect(pressed(at, 'Outer')).toHaveText('Pressed 6 times');
  await expect(pressed(at, 'Inner')).toHaveText('Pressed 1 times');
  await expect(region(at, 'Outer')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

test('children written in Markdown come back after the island hid them', async ({page: at}) => {
  await open(at, page);
  await alive(at, 'Outer');
  const toggle = region(at, 'Outer').getByRole('button', {name: 'Toggle'}).first();

  await toggle.click();
  await expect(at.getByText('Written in Markdown')).toHaveCount(0);
  await toggle.click();

  await expect(at.getByText('Written in Markdown')).toBeVisible();
});

test('a program that translates the page leaves what islands change to them', async ({
  page: at,
}) => {
  await open(at, page);
  await alive(at, 'Outer');
  await at.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && text.parentElement?.translate) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `[${text.data}]`;
      text.replaceWith(font);
    }
  });
  await pressed(at, 'Outer').click();

  await expect(pressed(at, 'Outer')).toHaveText('Pressed 6 times');
  await expect(at.getByText('[Written in ]')).toBeVisible();
});

test('an island in a folded part lives once it is unfolded', async ({page: at}) => {
  await open(at, page);

  await at.getByText('More', {exact: true}).click();
  await alive(at, 'Folded');
  await pressed(at, 'Folded').click();

  await expect(pressed(at, 'Folded')).toHaveText('Pressed 21 times');
});

test('an island speaks the language of its page', async ({page: at}) => {
  await open(at, `/zh${page}`);
  await alive(at, 'Outer');

  await pressed(at, 'Outer').click();

  await expect(pressed(at, 'Outer')).toHaveText('按了 6 次');
  await expect(region(at, 'Outer').getByText('zh,').first()).toBeVisible();
});

test('an island follows the theme', async ({page: at}) => {
  await at.emulateMedia({colorScheme: 'light'});
  await open(at, page);
  await alive(at, 'Inner');

  await at.locator('[data-appearance-toggle]:visible').click();

  await expect(region(at, 'Inner').getByText('dark,')).toBeVisible();
});

test('islands live on swapped pages and after Back, and end with their page', async ({
  page: at,
}) => {
  await open(at, '/guide/plain');
  await at.getByRole('link', {name: 'Islands'}).first().click();
  await alive(at, 'Outer');
  await expect(at.getByText(`${page}: ticking`)).toBeVisible();

  await region(at, 'Outer').getByRole('link', {name: 'Plain page'}).first().click();
  await expect(at.getByRole('heading', {level: 1, name: 'Plain'})).toBeVisible();
  await expect.poll(() => at.evaluate(() => window.clocks)).toBe(0);

  await at.goBack();
  await alive(at, 'Outer');
  await pressed(at, 'Outer').click();
  await expect(pressed(at, 'Outer')).toHaveText('Pressed 6 times');
});

test('an island comes alive again when the browser kept the page', async ({page: at}) => {
  await open(at, page);
  await alive(at, 'Outer');
  await pressed(at, 'Outer').click();

  await at.goto('/llms.txt');
  await at.goBack();
  await alive(at, 'Outer');
  await pressed(at, 'Outer').click();

  await expect(pressed(at, 'Outer')).toHaveText(/Pressed [67] times/);
});

test('what was typed before the island lived is kept, and its state knows it', async ({
  page: at,
}) => {
  await at.route('**/assets/js/island-runtime*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(at, page);
  const form = at.getByRole('form', {name: 'Form'});

  await form.getByLabel('On').check();
  await form.getByLabel('Size').selectOption('large');
  await form.getByLabel('Text').pressSequentially('typed early');

  await expect(form.locator('output')).toHaveText('typed early true large');
  await at.keyboard.type('!');
  await expect(form.locator('output')).toHaveText('typed early! true large');
});

test('an island that fails shows what the server rendered, and the console says so', async ({
  page: at,
}) => {
  const messages: string[] = [];
  at.on('console', (message) => messages.push(message.text()));
  await open(at, '/guide/broken');

  await expect.poll(() => messages.join()).toContain('The island "Broken" failed');
  await expect(at.getByText('What the server says')).toBeVisible();
});

test("an island knows Docusaurus' router", async ({page: at}) => {
  const plain = at.getByRole('heading', {level: 1, name: 'Plain'});
  const routes = at.getByRole('navigation', {name: 'Routes'});
  await open(at, '/guide/islands');
  await at.getByRole('link', {name: 'Routes'}).first().click();

  await expect(routes.getByRole('link', {name: 'Here', exact: true})).toHaveClass(/is-here/);
  await expect(routes.getByRole('link', {name: 'There', exact: true})).not.toHaveClass(/is-here/);

  await routes.getByRole('button', {name: 'Push'}).click();
  await expect(plain).toBeVisible();
  await at.goBack();
  await routes.getByRole('button', {name: 'Redirect'}).click();
  await expect(plain).toBeVisible();

  // The page that redirects has left no entry in the history.
  await at.goBack();
  await expect(at.getByRole('heading', {level: 1, name: 'Islands'})).toBeVisible();
});

test('an island costs React and at most 5 KB of script', async ({page: at}) => {
  const sizes = new Map<string, number>();
  at.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      sizes.set(response.url(), brotliCompressSync(await response.body()).length);
    }
  });
  const weigh = async (path: string): Promise<number> => {
    sizes.clear();
    await at.goto(path);
    await at.waitForLoadState('networkidle');
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };

  const plain = await weigh('/guide/plain');
  const withIsland = await weigh('/guide/one-island');

  expect(withIsland - plain).toBeGreaterThan(5_000);
  expect(withIsland - plain).toBeLessThanOrEqual(60_000);
});

test('a page without islands loads nothing for them', async ({page: at}) => {
  const scripts: string[] = [];
  at.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(at, '/guide/plain');
  await at.waitForLoadState('networkidle');

  expect(scripts.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(2);
  expect(scripts.join()).not.toContain('island-runtime');
});
