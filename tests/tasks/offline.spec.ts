/* The copy of the site that opens from disk: npm run offline. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test, type Page} from '@playwright/test';

import {makeOfflineCopy} from '../../src/tasks/offline/copy.mjs';
import {buildDirectory} from '../support/hosts';
import {names, spokenLocales, type SpokenLocale} from '../support/names';

let folder = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline copy '));
  const {missing} = await makeOfflineCopy(buildDirectory, folder);
  expect(missing).toEqual([]);
});
test.afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

/** What the console says and what is asked of the network, which is neither there nor needed. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Pictures of other hosts need the network.
    if (message.type() === 'error' && !message.location().url.startsWith('https://'))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && request.resourceType() !== 'image')
      faults.push(request.url());
  });
  return faults;
}

const fileOf = (locale: SpokenLocale, page: string): string =>
  path.join(folder, locale === 'en' ? '' : locale, page);

const searches = {
  en: {query: 'bundleless', file: 'guide/start/glossary.html', lead: /bundleless/i},
  zh: {query: '模块联邦', file: 'guide/start/glossary.html', lead: /模块联邦/},
} as const;

for (const locale of spokenLocales) {
  test(`${locale}: from disk, links, search, the theme, tabs and the copy of a page work`, async ({
    page,
    context,
  }) => {
    const faults = watch(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathToFileURL(fileOf(locale, 'index.html')).href);
    await page.locator('main a[href$="quick-start.html"]').first().click();
    await expect(page).toHaveURL(
      pathToFileURL(fileOf(locale, 'guide/start/quick-start.html')).href,
    );
    await expect(page.locator('h1')).toBeVisible();

    const tab = page.getByRole('main').getByRole('tab', {name: 'pnpm'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    const {copyPage, codeCopied} = names[locale];
    await page.getByRole('main').getByRole('button', {name: copyPage, exact: true}).click();
    await expect(page.getByRole('status').filter({hasText: codeCopied})).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(fs.readFileSync(fileOf(locale, 'guide/start/quick-start.md'), 'utf8'));

    const {query, file, lead} = searches[locale];
    await page.keyboard.press('/');
    await page.getByRole('combobox').first().fill(query);
    const hit = page.getByRole('dialog').locator(`[role="option"][href*="${file}"]`).first();
    await hit.click();
    await expect(page).toHaveURL(new RegExp(`${file}(#|$)`));
    await expect(page.getByRole('main')).toContainText(lead);
    expect(faults).toEqual([]);
  });
}

test('a reader of another language is not sent away, and changes it by the menu', async ({
  browser,
}) => {
  const context = await browser.newContext({locale: 'zh-CN'});
  const page = await context.newPage();
  const home = pathToFileURL(fileOf('en', 'config/index.html')).href;
  await page.goto(home);
  await page.getByRole('button', {name: names.en.languages}).first().click();
  await page.getByRole('banner').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(pathToFileURL(fileOf('zh', 'config/index.html')).href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await context.close();
});

test('below any path of a server that knows files only, links and search work', async ({page}) => {
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURI(pathname.replace(/^\/some\/where\//, '')));
    const type = {'.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript'}[
      path.extname(file)
    ];
    if (!fs.existsSync(file)) response.writeHead(404).end();
    else
      response
        .writeHead(200, {'Content-Type': type ?? 'application/octet-stream'})
        .end(fs.readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`;
  await page.goto(`${root}zh/guide/start/index.html`);
  await page.locator('main a[href$="quick-start.html"]').first().click();
  await expect(page).toHaveURL(`${root}zh/guide/start/quick-start.html`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').first().fill(searches.zh.query);
  await page.getByRole('dialog').locator(`[href*="${searches.zh.file}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`^${root}zh/${searches.zh.file}`));
  server.close();
});
