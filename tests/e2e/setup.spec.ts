import fs from 'node:fs/promises';

import {strFromU8, unzipSync} from 'fflate';
import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {screenLocales} from '../support/engines';
import {localized} from '../support/names';

const texts = {
  en: {
    utility: 'Utility',
    script: 'ESM and script tag',
    browsers: 'Browsers of 2020',
    isolated: 'Isolated',
    oneStylesheet: 'Build one stylesheet instead',
    changes: 'Show changes',
    download: 'Download .zip',
    prompt: 'Copy prompt',
    link: 'Copy link',
    damaged: 'is damaged',
    tooLarge: 'link is too large',
    needsNode: 'Commands and CommonJS run in Node.js.',
  },
  zh: {
    utility: '工具函数',
    script: 'ESM 和 script 标签',
    browsers: '2020 年的浏览器',
    isolated: '逐文件生成',
    oneStylesheet: '改为只生成一个样式表',
    changes: '显示改动',
    download: '下载 .zip',
    prompt: '复制提示词',
    link: '复制链接',
    damaged: '已损坏',
    tooLarge: '链接过长',
    needsNode: '命令和 CommonJS 在 Node.js 中运行。',
  },
} as const;

const radio = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const file = (page: Page, path: string) => page.getByRole('region', {name: path, exact: true});
const paths = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const locale of screenLocales) {
  const text = texts[locale];

  test(`five answers make a project, and its link shows the same to others, ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, localized(locale, '/guide/start/quick-start'));
    await page.getByRole('main').locator('a[href$="/setup"]').click();
    await expect(page).toHaveURL(localized(locale, '/setup'));
    const status = page.getByRole('main').getByRole('status');

    await test.step('each answer changes the files and says so', async () => {
      await expect(radio(page, text.utility)).toBeChecked();
      await expect(file(page, 'dist/index.js')).toContainText('export {');
      const before = await status.textContent();
      await radio(page, 'React').check();
      await expect(status).not.toHaveText(before ?? '');
      await expect(radio(page, 'Node.js 20.19')).toBeDisabled();
      await radio(page, text.script).check();
      await radio(page, text.browsers).check();
      await radio(page, text.isolated).check();
      await radio(page, 'CSS Modules').check();
      await expect(page.getByRole('link', {name: text.oneStylesheet})).toHaveAttribute(
        'href',
        localized(locale, '/guide/advanced/css#bundle-or-not'),
      );
      await expect(file(page, 'rslib.config.ts')).toContainText("format: 'umd'");
      await expect(file(page, 'src/SeatPicker.module.css')).toBeVisible();
      await expect(file(page, 'dist/seat-ui.umd.js')).toContainText('React');
    });

    await test.step('the lines that the last answer changed are marked', async () => {
      await page.getByRole('button', {name: text.changes}).click();
      await expect(file(page, 'src/SeatPicker.tsx').locator('[data-sign="+"]').first()).toHaveText(
        "import styles from './SeatPicker.module.css';",
      );
      await page.getByRole('button', {name: text.changes}).click();
      await expect(page.locator('[data-sign]')).toHaveCount(0);
    });

    await test.step('the archive contains what is shown', async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', {name: text.download}).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('seat-ui.zip');
      const files = unzipSync(await fs.readFile(await download.path()));
      const names = Object.keys(files).map((name) => name.replace('seat-ui/', ''));
      expect(names).toEqual((await paths(page)).filter((path) => !path.startsWith('dist/')));
      for (const [name, content] of Object.entries(files)) {
        const shown = await file(page, name.replace('seat-ui/', '')).textContent();
        expect(strFromU8(content)).toBe(shown);
      }
    });

    await test.step('prompt and link are copied', async () => {
      await page.getByRole('button', {name: text.prompt}).click();
      await expect.poll(() => readClipboard(page)).toContain('dist/seat-ui.umd.js');
      await page.getByRole('button', {name: text.link}).click();
      await expect.poll(() => readClipboard(page)).toMatch(/\/setup#/);
    });

    await test.step('the link opens the same, and Back leads to the page before', async () => {
      const [shown, link] = [await paths(page), await readClipboard(page)];
      const other = await context.newPage();
      await open(other, link);
      await expect(radio(other, 'CSS Modules')).toBeChecked();
      expect(await paths(other)).toEqual(shown);
      await other.close();
      await page.goBack();
      await expect(page).toHaveURL(localized(locale, '/guide/start/quick-start'));
    });
  });

  test(`links that are damaged, too long or impossible say so, ${locale}`, async ({page}) => {
    for (const [fragment, sentence] of [
      ['kind=desktop', text.damaged],
      ['kind=react&work=eNrLSM3JyQcABiwCFQ', text.damaged],
      [`kind=react&work=${'x'.repeat(50_000)}`, text.tooLarge],
    ] as const) {
      await page.goto('about:blank');
      await open(page, localized(locale, `/setup#${fragment}`));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
      await expect(radio(page, text.utility)).toBeChecked();
    }
    await page.goto('about:blank');
    await open(page, localized(locale, '/setup#kind=cli&runtime=web-2020'));
    await expect(page.getByRole('main').getByRole('status')).toContainText(text.needsNode);
    await expect(radio(page, 'Node.js 20.19')).toBeChecked();
    await expect(file(page, 'dist/cli.js')).toBeVisible();
  });
}

test('by keyboard: arrows answer, and a name in the list leads to its file', async ({page}) => {
  await open(page, '/setup');
  await expect(radio(page, 'ESM')).toBeEnabled();
  await radio(page, 'ESM').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'ESM and CommonJS')).toBeChecked();
  await expect(radio(page, 'ESM and CommonJS')).toBeFocused();
  await page.getByRole('button', {name: 'dist/cjs/index.cjs', exact: true}).press('Enter');
  await expect(file(page, 'dist/cjs/index.cjs')).toBeFocused();
  await expect(file(page, 'dist/cjs/index.cjs')).toBeInViewport();
});

test('other pages load neither its styles nor React', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/guide/start/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /setup|react/.test(url))).toEqual([]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the default project and its build can be read', async ({page}) => {
    await page.goto('/setup');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(file(page, 'rslib.config.ts')).toContainText("format: 'esm'");
    await expect(file(page, 'dist/index.d.ts')).toBeVisible();
  });
});
