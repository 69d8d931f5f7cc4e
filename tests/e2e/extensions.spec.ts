import {expect, open, test} from '../support/fixtures';
import {below, extensionsSite} from '../support/hosts';
import {openSearch} from '../support/search/modal';

/*
 * Extensions that Docusaurus documents for authors and maintainers, in the release build of
 * tests/fixtures/extensions, which lies below a path.
 */
test.use({
  baseURL: extensionsSite.origin,
  allowed: {
    console: [/fails on purpose/],
    requests: [/googletagmanager\.com/],
    missing: [/googletagmanager\.com/],
  },
});

declare global {
  interface Window {
    visits: unknown[][];
    dataLayer?: ArrayLike<unknown>[];
  }
}

for (const locale of ['', '/zh']) {
  test(`pictures and files beside a page are there (${locale || '/'})`, async ({page, request}) => {
    await open(page, below(`${locale}/guide/assets`));

    for (const name of ['A large picture', 'One of static', 'By import', 'By require']) {
      const picture = page.getByRole('img', {name}).or(page.getByRole('button', {name}));
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), {message: name})
        .toBeGreaterThan(0);
    }
    const link = await page.getByRole('link', {name: 'A linked file'}).getAttribute('href');
    expect((await request.get(link ?? '')).status()).toBe(200);
    await expect(page.getByText('Styled')).toHaveCSS('color', 'rgb(4, 5, 6)');
  });
}

test('of a themed picture, one is shown', async ({page}) => {
  await open(page, below('/guide/assets'));
  const picture = page.getByRole('img', {name: 'By theme'});
  await expect(picture.or(page.getByRole('button', {name: 'By theme'}))).toHaveCount(1);
});

test('a footnote is below its page, and samples are from fences and components', async ({page}) => {
  await open(page, below('/guide/assets'));
  await page.getByRole('link', {name: 'Footnote 1'}).click();
  await expect(page.getByText('The text of the note.')).toBeInViewport();
  await expect(page.getByText('let own;')).toBeVisible();
  await expect(page.getByRole('figure').filter({hasText: 'let fence;'}).locator('.k')).toHaveText(
    'let',
  );
});

test('the styles of a component are there when a link brings its page', async ({page}) => {
  await open(page, below('/guide/plain'));
  await page.getByRole('link', {name: 'Assets'}).first().click();
  await expect(page.getByText('Styled')).toHaveCSS('color', 'rgb(4, 5, 6)');
});

test('client modules hear of every page, and one that fails stops no other', async ({page}) => {
  await open(page, below('/guide/plain'));
  await page.getByRole('link', {name: 'Assets'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Assets'})).toBeVisible();

  await expect
    .poll(() => page.evaluate(() => window.visits))
    .toEqual([
      ['coming', null, below('/guide/plain')],
      ['ready', below('/guide/plain')],
      ['shown', null, below('/guide/plain')],
      ['coming', below('/guide/plain'), below('/guide/assets')],
      ['ready', below('/guide/assets')],
      ['shown', below('/guide/plain'), below('/guide/assets')],
    ]);
});

test('a script that a plugin puts into the head and that throws takes no other along', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({message}) => thrown.push(message));
  await open(page, below('/guide/plain'));
  expect(thrown).toContain('the head fails on purpose');
  await openSearch(page);
});

test('client modules hear of a heading in the page', async ({page}) => {
  await open(page, below('/guide/plain'));
  await page.locator('a[href="#place"]').first().click();

  await expect
    .poll(() => page.evaluate(() => window.visits.at(-1)))
    .toEqual(['shown', below('/guide/plain'), below('/guide/plain#place')]);
});

test('the stock analytics plugin counts a page that was swapped in', async ({page}) => {
  await open(page, below('/guide/plain'));
  await page.getByRole('link', {name: 'Assets'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Assets'})).toBeVisible();

  await expect
    .poll(() =>
      page.evaluate(() => [...(window.dataLayer ?? [])].map((entry) => Array.from(entry))),
    )
    .toContainEqual(['set', 'page_path', below('/guide/assets')]);
});

for (const locale of ['', '/zh']) {
  for (const [from, to] of [
    ['/old-address/', '/guide/live'],
    ['/old-address/?a=1#folded', '/guide/live?a=1#folded'],
  ] as const) {
    test(`an old address leads to where its text is now: ${locale}${from}`, async ({page}) => {
      await page.goto(below(locale + from));

      await expect(page).toHaveURL(
        (url) => `${url.pathname}${url.search}${url.hash}` === below(locale + to),
      );
      const id = to.split('#')[1];
      await expect(page.locator(id ? `#${id}` : 'h1')).toBeInViewport();
    });
  }
}

test('a page that was saved on Windows reads like any other', async ({page, request}) => {
  await open(page, below('/guide/windows'));
  await expect(page.getByText('Title', {exact: true})).toBeVisible();
  await expect(page.locator('code .highlight')).toHaveText('let a;');
  const copy = await (await request.get(below('/guide/windows.md'))).text();
  expect(copy).toContain('error   Cannot find the entry\n```');
  expect(copy).not.toContain('\r');
});
