import fs from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {filesIn} from '../../src/lib/filesIn.mjs';
import type {Work} from '../../src/setup/model/project';
import {expectAccessible} from '../support/axe';
import {buildDirectory} from '../support/hosts';
import {buildLive, expectEngine, startTool} from '../support/engine';
import {isWeekly} from '../support/engines';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized} from '../support/names';

test.beforeAll(expectEngine);

const file = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Outputs of an example that `npm run examples` has recorded whole. */
function recordedOf(name: string): Record<string, string> {
  const folder = path.join('examples', name, 'out');
  const texts = filesIn(folder)
    .filter((one) => one.startsWith('dist/'))
    .map((one) => [one, fs.readFileSync(path.join(folder, one), 'utf8')] as const);
  return Object.fromEntries(texts.filter(([, text]) => !/^\s*…$/m.test(text)));
}

/** The runner of examples removes the last line end. */
const comparable = (text: string): string => text.trimEnd();

test('the form of options edits the configuration, and each change is built', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/setup');
  await page.getByRole('button', {name: 'Run it live'}).click();
  await expect(status(page)).toContainText('Built here', {timeout: 60_000});
  const form = page.getByRole('form', {name: 'Options of rslib.config.ts'});
  const output = form.getByRole('group', {name: 'Output 1'});

  await test.step('a select: the format changes the outputs', async () => {
    await output.getByLabel('format').selectOption('cjs');
    await expect(file(page, 'rslib.config.ts')).toContainText("format: 'cjs'");
    await expect(file(page, 'dist/index.cjs')).toContainText('exports.formatBytes');
    await expect(output.getByLabel('umdName')).toHaveCount(0);
  });
  await test.step('another select and a text', async () => {
    await output.getByLabel('output.sourceMap').selectOption('true');
    await expect(file(page, 'dist/index.cjs.map')).toBeVisible();
    await output.getByLabel('banner.js').pressSequentially('/*! mine, 1 */');
    await expect(file(page, 'dist/index.cjs')).toContainText('/*! mine, 1 */');
  });
  await test.step('the name of an option leads to its reference', async () => {
    await expectAccessible(page, 'options', 'main');
    for (const link of await form.getByRole('link').all()) {
      const [address = '', id] = ((await link.getAttribute('href')) ?? '').split('#');
      const html = await (await page.request.get(address)).text();
      expect(html, address).toContain(
        id ? `id=${id}` : `>lib.${await link.textContent()}`.slice(0, 8),
      );
    }
  });
  await test.step('Reset brings the recorded configuration back', async () => {
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(output.getByLabel('format')).toHaveValue('"esm"');
    await expect(output.getByLabel('banner.js')).toHaveValue('');
    await expect(file(page, 'dist/index.js')).toBeVisible();
  });
});

for (const locale of ['en', 'zh'] as const) {
  const text = {
    en: {
      link: 'Open in playground',
      run: 'Run it live',
      missing: 'There is no sample of this name',
    },
    zh: {link: '在演练场中打开', run: '在线运行', missing: '没有这个名称的示例'},
  }[locale];

  test(`a sample opens in the playground and is built as recorded, ${locale}`, async ({page}) => {
    test.setTimeout(120_000);
    const name = 'guide/basic/output-structure/recipe-scale';
    await open(page, localized(locale, '/guide/basic/output-structure'));
    const link = page.locator(`a[href$="#example=${name}"]`);
    await expect(link).toHaveText(text.link);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${localized(locale, '/setup')}#example=${name}$`));
    await expect(file(page, 'src/index.ts')).toBeVisible();
    const config = fs.readFileSync(`examples/${name}/rslib.config.ts`, 'utf8');
    await expect(file(page, 'rslib.config.ts')).toHaveText(config, {useInnerText: false});
    await expect(file(page, 'dist/index.js')).toHaveCount(0);

    await page.getByRole('button', {name: text.run}).click();
    await expect(file(page, 'dist/index.js')).toBeVisible({timeout: 60_000});
    for (const [output, recorded] of Object.entries(recordedOf(name))) {
      const shown = (await file(page, output).textContent()) ?? '';
      expect(comparable(shown), output).toBe(comparable(recorded));
    }
    await page.locator('a[href*="#kind="]').click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test(`names of samples that do not exist are refused, ${locale}`, async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const name of ['../engine', 'guide//x', 'https://example.com/x', 'x'.repeat(9000)]) {
      await page.goto('about:blank');
      await open(page, localized(locale, `/setup#example=${name}`));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(text.missing);
    }
    expect(requests.filter((url) => url.includes('examples'))).toEqual([]);
  });
}

test.describe('samples that do not arrive', () => {
  test.use({allowed: {...nothingAllowed, missing: [/examples/], console: [/404|ERR_FAILED/]}});

  test('a missing one, a damaged one and a broken line are told, and the default project is shown', async ({
    page,
  }) => {
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

const samples = path.join(buildDirectory, 'setup/examples');
/** Weekly all. */
const names = filesIn(samples)
  .map((one) => one.replace(/\.json$/, ''))
  .filter((name, index) => isWeekly || index % 6 === 0);

test('samples become in the browser what Node.js has recorded', async ({page}) => {
  test.setTimeout(300_000);
  await startTool(page);
  for (const name of names) {
    const work = JSON.parse(fs.readFileSync(path.join(samples, `${name}.json`), 'utf8')) as Work;
    const {files, errors, log} = await buildLive(page, work);
    expect(errors, `${name} ${log}`).toEqual([]);
    for (const [output, recorded] of Object.entries(recordedOf(name))) {
      expect(
        comparable(files.find((one) => one.path === output)?.code ?? ''),
        `${name}/${output}`,
      ).toBe(comparable(recorded));
    }
  }
});
