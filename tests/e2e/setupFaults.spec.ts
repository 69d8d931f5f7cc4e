import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';

const file = (page: Page, path: string) => page.getByRole('region', {name: path, exact: true});

test.describe('the tool does not run', () => {
  test.use({allowed: {...nothingAllowed, missing: [/engine\.json/], console: [/404|ERR_FAILED/]}});

  for (const [name, sentence] of [
    ['missing', '没有带上 Rslib'],
    ['offline', '下载失败'],
    ['memory', '内存'],
  ] as const) {
    test(`a phone says why and shows the recorded files: ${name}`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.addInitScript(() => {
        // As phones do, and after `missing` and `offline` have been found.
        WebAssembly.Memory = class {
          constructor() {
            throw new RangeError('could not allocate memory');
          }
        } as never;
      });
      await page.route('**/setup-engine/**', (route) =>
        name === 'offline'
          ? route.abort()
          : route.fulfill(name === 'memory' ? {json: {}} : {status: 404}),
      );
      await open(page, '/zh/setup');
      await page.getByRole('button', {name: '在线运行'}).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(sentence);
      await expect(page.getByRole('main').getByRole('status')).toContainText('预先记录的文件');
      await expect(file(page, 'dist/index.js')).toContainText('export {');
      await expect(page.getByRole('textbox', {name: 'src/index.ts'})).toHaveCount(0);
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
});

test('names of samples that do not exist are refused', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const name of ['../engine', 'guide//x', 'https://example.com/x', 'x'.repeat(9000)]) {
    await page.goto('about:blank');
    await open(page, `/setup#example=${name}`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('There is no sample of this name');
  }
  expect(requests.filter((url) => url.includes('examples'))).toEqual([]);
});

test.describe('samples that do not arrive', () => {
  test.use({allowed: {...nothingAllowed, missing: [/examples/], console: [/404|ERR_FAILED/]}});

  test('a missing one, a damaged one and a broken line are told', async ({page}) => {
    await open(page, '/setup#example=guide/no-page/no-sample');
    await expect(page.getByRole('alert')).toContainText('There is no sample of this name');
    await expect(file(page, 'src/scale.ts')).toBeVisible();
    for (const [body, sentence] of [
      ['{"files": [', 'sample is damaged'],
      ['{}', 'sample is damaged'],
      [undefined, 'The download failed'],
    ] as const) {
      await page.route('**/setup/examples/**', (route) =>
        body ? route.fulfill({body}) : route.abort(),
      );
      await page.goto('about:blank');
      await open(page, '/setup#example=guide/advanced/css/seat-map');
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(file(page, 'src/scale.ts')).toBeVisible();
    }
  });
});
