import {brotliCompressSync, constants} from 'node:zlib';

import {expect, interactive, test} from '../support/fixtures';
import {localized} from '../support/names';
import {locales} from '../../src/site/locales';
import budgets from '../support/budgets.json';

interface Transfer {
  type: string;
  path: string;
  body: Buffer;
}

/** Size after the compression that hosts use, in kilobytes of 1000 bytes. */
function weigh(transfers: readonly Transfer[]): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  const bytes = transfers.map(({body}) => brotliCompressSync(body, {params}).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const locale of locales) {
  test(`budget, ${locale}: a first visit to a documentation page`, async ({page}) => {
    const pending: Promise<Transfer>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      // Redirects and answers from memory have no body.
      if (!response.ok()) {
        return;
      }
      pending.push(
        response.body().then((body) => ({
          type: request.resourceType(),
          path: new URL(response.url()).pathname,
          body,
        })),
      );
    });
    await page.goto(localized(locale, budgets.page));
    await interactive(page);
    // Late enough for anything that waits for an idle moment.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const transfers = await Promise.all(pending);

    const isLean = (await page.locator('html[data-client="lean"]').count()) > 0;
    const budget = isLean ? budgets.limits.lean : budgets.limits.react;
    const limits = {
      script: budget.script,
      stylesheet: budget.style,
      document: budget.document,
    };
    for (const [type, limit] of Object.entries(limits)) {
      const size = weigh(transfers.filter((transfer) => transfer.type === type));
      console.log(`${locale} ${type}: ${size.toFixed(1)} KB of ${limit} KB`);
      expect.soft(size, `${type} in KB`).toBeLessThanOrEqual(limit);
      expect.soft(size, `${type} is measured at all`).toBeGreaterThan(0.5);
    }

    const hinted = await page.locator('link[rel="prefetch"], link[rel="modulepreload"]').count();
    expect.soft(hinted, 'no page is prefetched unasked').toBe(0);
    // The tab's icon is a picture that the browser asks for by itself.
    const other = transfers.filter(
      ({type, path}) => !(type in limits) && type !== 'image' && !path.endsWith('/icon.svg'),
    );
    expect.soft(other.map(({type, path}) => `${type} ${path}`)).toEqual([]);

    const scripts = transfers
      .filter(({type}) => type === 'script')
      .map(({body}) => body.toString());
    // Names that only Prism's own code has.
    const isPrism = (text: string) =>
      /Prism\.languages|languages\.insertBefore|prism-react-renderer/.test(text);
    expect.soft(scripts.filter(isPrism).length, 'Prism is not in any script').toBe(0);
  });
}

test('budget: reading on asks for nothing more', async ({page}) => {
  await page.goto(budgets.page);
  await interactive(page);
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(1500);
  expect(late).toEqual([]);
});
