import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {buildDirectory} from '../support/hosts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* How a page comes to life: src/client/README.md. */

const glossary = '/guide/start/glossary';

/** Follows a link of the sidebar, and says whether the page stayed the same document. */
async function follow(page: Page, label: string, path_: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page
    .getByRole('navigation', {name: names.en.sidebar})
    .getByRole('link', {name: label, exact: true})
    .click();
  await expect(page).toHaveURL(path_);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}

test('RT-17 a click brings the next page into the same document, with its head', async ({page}) => {
  await open(page, guidePage);
  await follow(page, 'Glossary', glossary);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(page).toHaveTitle(/^Glossary/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/glossary$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${glossary}.md`,
  );
  const sidebar = page.getByRole('navigation', {name: names.en.sidebar});
  await expect(sidebar.locator('[aria-current]')).toHaveText('Glossary');
  await expect(page.getByRole('navigation', {name: names.en.outline})).toContainText('Module');
});

test('HD-4 what navigation leaves in the head equals a full load', async ({page}) => {
  const headOf = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('[data-rh], title')]
        .map((tag) => tag.outerHTML.replace(/ data-rh="[^"]*"/, ''))
        .sort(),
    );
  await open(page, glossary);
  const loaded = await headOf();
  await open(page, guidePage);
  await follow(page, 'Glossary', glossary);
  await expect.poll(headOf).toEqual(loaded);
});

test('Back, Forward and a reload return to the place, however soon it is left', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  /** Scrolls and goes on in one task: no event tells of the scrolling. */
  const scrollAnd = (top: number, selector: string) =>
    page.evaluate(
      ([place, link]) => {
        window.scrollTo({top: place, behavior: 'instant'});
        document.querySelector<HTMLElement>(link)?.click();
      },
      [top, selector] as const,
    );
  await open(page, guidePage);

  await test.step('an outline link', async () => {
    await scrollAnd(900, '[data-outline] a[href="#output"]');
    await expect(page).toHaveURL(`${guidePage}#output`);
    await page.goBack();
    await expect(page).toHaveURL(guidePage);
    await expect.poll(scrollY).toBe(900);
  });
  await test.step('a page link', async () => {
    await scrollAnd(1400, `[data-sidebar-name] a[href="${glossary}"]`);
    await expect(title).toHaveText('Glossary');
    await expect.poll(scrollY).toBe(0);
    await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
    await page.goBack();
    await expect(title).toHaveText('Quick start');
    await expect.poll(scrollY).toBe(1400);
    await page.goForward();
    await expect(title).toHaveText('Glossary');
    await expect.poll(scrollY).toBe(500);
  });
  await test.step('a reload', async () => {
    await page.evaluate(() => {
      window.scrollTo({top: 700, behavior: 'instant'});
      window.location.reload();
    });
    await page.waitForLoadState();
    await interactive(page);
    await expect.poll(scrollY).toBe(700);
    await page.goBack();
    await expect(title).toHaveText('Quick start');
    await expect.poll(scrollY).toBe(1400);
  });
});

test('a link to a heading of another page lands on it', async ({page}) => {
  await open(page, '/guide/start/');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'to a term';
    document.querySelector('article')?.prepend(link);
  }, `${glossary}#bundleless`);
  await page.getByRole('link', {name: 'to a term'}).click();
  await expect(page).toHaveURL(`${glossary}#bundleless`);
  await interactive(page);
  await expect(page.locator('#bundleless')).toBeInViewport();
});

test.describe('a page that is not there', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\/guide\/nowhere$/], console: [/nowhere/]}});

  test('RT-18 a link to a page that is not there ends on the 404 page', async ({page}) => {
    await open(page, guidePage);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/guide/nowhere';
      link.textContent = 'nowhere';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', {name: 'nowhere'}).click();
    await expect(page).toHaveTitle('404');
  });
});

test('two hashes of inline scripts or few more serve every page', () => {
  const files = fs
    .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  const hashes = new Set<string>();
  for (const file of files) {
    const html = fs.readFileSync(path.join(buildDirectory, file), 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(
      /<script([^>]*)>([^<]*)<\/script>/g,
    )) {
      if (!attributes.includes('src') && !attributes.includes('json')) {
        hashes.add(createHash('sha256').update(script).digest('base64'));
      }
    }
  }
  expect(files.length).toBeGreaterThan(10);
  expect(hashes.size).toBeGreaterThan(0);
  expect([...hashes].length).toBeLessThanOrEqual(4);
});

test('no file names the folder that the site was built in', () => {
  const root = path.resolve(__dirname, '../..');
  const files = fs
    .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|json|css|txt|xml|md)$/.test(file));
  const naming = files.filter((file) =>
    fs.readFileSync(path.join(buildDirectory, file), 'utf8').includes(`${root}"`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test('the site works under a policy of those hashes alone', async ({page}) => {
  const hashesOf = (html: string): string =>
    [...html.matchAll(/<script(?![^>]*src)[^>]*>([^<]*)<\/script>/g)]
      .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      .join(' ');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const policy = `default-src 'none'; script-src 'self' ${hashesOf(await response.text())}; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; base-uri 'self'`;
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policy},
    });
  });
  await open(page, guidePage);
  await page.getByRole('button', {name: names.en.appearance}).first().click();
  await follow(page, 'Glossary', glossary);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  // The search brings scripts, styles and a worker with it.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').first().fill('autoExternal');
  await expect(page.getByRole('option', {name: /autoExternal/}).first()).toBeVisible();
});

test.describe('the client layer alone', () => {
  test('a page of another deployment is loaded in full', async ({page}) => {
    await page.route(`**${glossary}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace(/[^="]*\/styles\.\w+\.css/, '/new.css')});
    });
    await page.route('**/new.css', (route) => route.fulfill({contentType: 'text/css', body: ''}));
    await open(page, guidePage);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'})
      .click();
    await expect(page).toHaveURL(glossary);
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document', '');
  });

  test('a page is fetched at a hint, once, and not under save-data', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, guidePage);
    const link = page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'});
    expect(asked).not.toContain(glossary);
    await link.hover();
    await expect.poll(() => asked).toContain(glossary);
    await link.click();
    await expect(page).toHaveURL(glossary);
    expect(asked.filter((each) => each === glossary)).toHaveLength(1);

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    await open(page, guidePage);
    asked.length = 0;
    await link.hover();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  });

  test('a hinted page is parsed before the click, and once', async ({page}) => {
    await page.addInitScript(() => {
      const parsed: unknown[] = [];
      Object.assign(window, {parsed});
      window.DOMParser = class extends DOMParser {
        override parseFromString(...given: Parameters<DOMParser['parseFromString']>): Document {
          parsed.push(given);
          return super.parseFromString(...given);
        }
      };
    });
    const parsed = () =>
      page.evaluate(() => (Reflect.get(window, 'parsed') as unknown[] | undefined)?.length);
    await open(page, guidePage);
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'})
      .hover();
    await expect.poll(parsed).toBe(1);
    await follow(page, 'Glossary', glossary);
    expect(await parsed()).toBe(1);
    // Its nodes are in the open page now: a second visit needs new ones.
    await page.goBack();
    await follow(page, 'Glossary', glossary);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await expect(page.locator('#formats')).toBeVisible();
  });

  test('a later click wins over a slower page', async ({page}) => {
    await page.route('**/guide/start/npm-packages', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await open(page, guidePage);
    const sidebar = page.getByRole('navigation', {name: names.en.sidebar});
    await sidebar.getByRole('link', {name: 'npm packages'}).click();
    await sidebar.getByRole('link', {name: 'Glossary'}).click();
    await expect(page).toHaveURL(glossary);
    await page.waitForTimeout(1200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  });

  test('PC-13 a slow page shows a progress bar, which goes when it is there', async ({page}) => {
    await page.route(`**${glossary}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await open(page, guidePage);
    await page
      .getByRole('navigation', {name: names.en.sidebar})
      .getByRole('link', {name: 'Glossary'})
      .click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page).toHaveURL(glossary);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('reading on loads what shows the next page, once, and no further script', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      // A machine that takes 200 ms for the page is shown the progress bar, which comes by itself.
      const isBar = () =>
        fs.readFileSync(path.join(buildDirectory, pathname), 'utf8').includes('trickleSpeed');
      if (request.resourceType() === 'script' && !isBar()) {
        scripts.push(path.basename(pathname).split('.')[0] ?? '');
      }
    });
    await open(page, guidePage);
    await follow(page, 'Glossary', glossary);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Glossary');
    expect(scripts).toHaveLength(2);
    expect(scripts).toContain('lean');
  });
});
