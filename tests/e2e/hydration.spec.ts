import {expect, interactive, nothingAllowed, test} from '../support/fixtures';
import {guidePage, isLean, sitemapPaths} from '../support/routes';

/*
 * Row ER-2. That no page of the site has such an error is also what `guard` looks for in every test.
 */

test('ER-2 pages come to life without a warning: one in six', async ({page}) => {
  test.skip(isLean(), 'on the lean build, a11y/sitemap.spec.ts checks the console of every page');
  test.slow();
  const said: string[] = [];
  // A failed request is named by the place of its message only.
  page.on('console', (message) =>
    said.push(`${message.type()}: ${message.text()} ${message.location().url} on ${page.url()}`),
  );
  const addresses = sitemapPaths().filter((_, index) => index % 6 === 0);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    await page.goto(address);
    await interactive(page);
  }
  expect(said.filter((line) => /^(?:warning|error)/.test(line) && !/ERR_/.test(line))).toEqual([]);
});

test.describe('an error that React recovers from', () => {
  test.use({allowed: {...nothingAllowed, console: [/./]}});

  test('ER-2 is a warning, and the page is whole', async ({page}) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.route(`**${guidePage}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace('>Quick start</h1>', '>Slow start</h1>')});
    });
    await page.goto(guidePage);
    test.skip(isLean(), 'nothing is hydrated');
    await interactive(page);
    await expect.poll(() => said.join('\n')).toMatch(/warning: .*onRecoverableError/);
    expect(said.filter((line) => line.startsWith('error:'))).toEqual([]);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Quick start');
  });
});
