import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {below, extensionsSite} from '../support/hosts';

/*
 * Client components in the release build of tests/fixtures/extensions: modules that begin with 'use client', in
 * `src/components`, and pages import them like other components.
 */
test.use({
  baseURL: extensionsSite.origin,
  allowed: {
    ...nothingAllowed,
    console: [
      /fails on purpose/,
      // All that Playwright is told of the same message by Firefox.
      /^A client module failed in onRouteDidUpdate\. Error$/,
      /The client component "components\/Broken" failed/,
      /React error #418/,
    ],
    requests: [/googletagmanager\.com/],
    missing: [/googletagmanager\.com/],
  },
});

const page = below('/guide/live');
const region = (at: Page, name: string) => at.getByRole('region', {name});
const counter = (at: Page, name: string) => region(at, name).getByRole('button').first();

/** Waits until a component has been hydrated. */
async function hydrated(at: Page, name: string): Promise<void> {
  await expect(region(at, name).getByText('browser').first()).toBeVisible();
}

test(
  'RE-1 a component has its HTML, handlers, styles and theme, and so does one among its children',
  {tag: '@firefox'},
  async ({page: at, request}) => {
    const html = await (await request.get(page)).text();
    expect(html).toContain('Pressed 5 times');
    expect(html).toContain('Written in <strong>Markdown</strong>');

    await at.emulateMedia({colorScheme: 'light'});
    await open(at, page);
    await hydrated(at, 'Outer');
    await hydrated(at, 'Inner');
    await expect(at.getByText('Wrapped')).toBeVisible();
    await counter(at, 'Outer').click();
    await counter(at, 'Inner').click();
    await expect(counter(at, 'Outer')).toHaveText('Pressed 6 times');
    await expect(counter(at, 'Inner')).toHaveText('Pressed 1 times');
    await expect(region(at, 'Outer')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');

    await at.locator('[data-appearance-toggle]:visible').click();
    await expect(region(at, 'Inner').getByText('dark,')).toBeVisible();
  },
);

test('RE-1 children in Markdown stay, also when hidden; a folded part is hydrated once unfolded', async ({
  page: at,
}) => {
  await open(at, page);
  await hydrated(at, 'Outer');
  const toggle = region(at, 'Outer').getByRole('button', {name: 'Toggle'}).first();
  await toggle.click();
  await expect(at.getByText('Written in Markdown')).toHaveCount(0);
  await toggle.click();
  await expect(at.getByText('Written in Markdown')).toBeVisible();

  await at.getByText('More', {exact: true}).click();
  await hydrated(at, 'Folded');
  await counter(at, 'Folded').click();
  await expect(counter(at, 'Folded')).toHaveText('Pressed 21 times');
});

test('RE-1 zh: a component speaks the language of its page', async ({page: at}) => {
  await open(at, below('/zh/guide/live'));
  await hydrated(at, 'Outer');
  await counter(at, 'Outer').click();
  await expect(counter(at, 'Outer')).toHaveText('按了 6 次');
  await expect(region(at, 'Outer').getByText('zh,').first()).toBeVisible();
});

test('RE-1 components work on swapped pages and after Back, and end with their page', async ({
  page: at,
}) => {
  await open(at, below('/guide/plain'));
  await at.getByRole('link', {name: 'Live'}).first().click();
  await hydrated(at, 'Outer');
  await expect(at.getByText(`${page}: ticking`)).toBeVisible();

  await region(at, 'Outer').getByRole('link', {name: 'Plain page'}).first().click();
  await expect(at.getByRole('heading', {level: 1, name: 'Plain'})).toBeVisible();
  await expect.poll(() => at.evaluate(() => window.clocks)).toBe(0);

  await at.goBack();
  await hydrated(at, 'Outer');
  await counter(at, 'Outer').click();
  await expect(counter(at, 'Outer')).toHaveText('Pressed 6 times');
});

test('RE-1 what was typed before hydration stays, also in a controlled field that reads it', async ({
  page: at,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await at.route('**/assets/js/react.*', async (route) => {
    await released;
    await route.continue();
  });
  await open(at, page);
  const form = at.getByRole('form', {name: 'Form'});
  const own = form.getByLabel('Own');
  const controlled = form.getByLabel('Controlled');
  await own.pressSequentially('typed early');
  await controlled.pressSequentially('this too');
  release();
  await expect(form.locator('output')).toHaveText('hydrated');
  await expect(own).toHaveValue('typed early');
  await own.press('End');
  await own.press('!');
  await expect(form.locator('output')).toHaveText('typed early!');
  await expect(controlled).toHaveValue('this too');
  await expect(form.locator('b')).toHaveText('this too');
});

test('RE-1 HD-6 tags of <Head> are there, change, and go with their component', async ({
  page: at,
  request,
}) => {
  expect(await (await request.get(below('/guide/head'))).text()).toMatch(
    /<meta[^>]*name="?fixture"? content="?first/,
  );
  await open(at, below('/guide/head'));
  const tag = at.locator('head > meta[name="fixture"]');
  const button = at.getByRole('button', {name: 'Tags'});
  // From now on it is the component's.
  await expect(tag).not.toHaveAttribute('data-rh');
  await expect(tag).toHaveAttribute('content', 'first');
  await button.click();
  await expect(tag).toHaveAttribute('content', 'changed');
  await expect(at).toHaveTitle('Counted');
  await at.getByRole('link', {name: 'Plain'}).first().click();
  await expect(at).toHaveTitle(/^Plain/);
  await expect(tag).toHaveCount(0);
});

test('RE-1 ER-2 a component that throws leaves its server HTML and a message, one that differs a warning', async ({
  page: at,
}) => {
  const messages: string[] = [];
  at.on('console', (message) => messages.push(message.text()));
  await open(at, below('/guide/broken'));
  await expect.poll(() => messages.join()).toContain('"components/Broken" failed');
  await expect(at.getByText('What the server says')).toBeVisible();
  await expect(at.getByText('Rendered by the browser')).toBeVisible();
  expect(messages.join()).toContain('React error #418');
  await expect(async () => {
    await at.getByRole('button', {name: /stars/}).click();
    await expect(at.getByRole('button', {name: /[1-5] of 5 stars/})).toBeVisible({timeout: 500});
  }).toPass();
});

test("RE-1 a component knows Docusaurus' router", async ({page: at}) => {
  await open(at, page);
  await at.getByRole('link', {name: 'Routes'}).first().click();
  await at.getByRole('button', {name: 'Push'}).click();
  await expect(at.getByRole('heading', {level: 1, name: 'Plain'})).toBeVisible();
});

test('RE-1 only pages with client components load React, once, and the search shares it', async ({
  page: at,
}) => {
  const react: string[] = [];
  at.on('request', (request) => {
    if (/\/react\.\w+\.js$/.test(request.url())) {
      react.push(request.url());
    }
  });
  await open(at, below('/guide/plain'));
  await at.waitForLoadState('networkidle');
  expect(react).toEqual([]);
  await at.getByRole('link', {name: 'Live'}).first().click();
  await hydrated(at, 'Outer');
  await at.keyboard.press('Control+k');
  await expect(at.getByRole('dialog')).toBeVisible();
  expect(react).toHaveLength(1);
});
