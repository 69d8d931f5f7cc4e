import fs from 'node:fs';

import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/axe';
import {expectEngine, recordedExample} from '../support/engine';
import {screenLocales} from '../support/engines';
import {expect, open, test} from '../support/fixtures';
import {localized} from '../support/names';

test.beforeAll(expectEngine);

const file = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('the form of options edits the configuration, and each change is built', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/setup#types=isolated');
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
  await test.step('another select, and a text by keyboard', async () => {
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

for (const locale of screenLocales) {
  const text = {
    en: {link: 'Open in playground', run: 'Run it live'},
    zh: {link: '在演练场中打开', run: '在线运行'},
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
    for (const [output, recorded] of Object.entries(recordedExample(name))) {
      expect((await file(page, output).textContent())?.trimEnd(), output).toBe(recorded);
    }
    await page.locator('a[href*="#kind="]').click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
}
