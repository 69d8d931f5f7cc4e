import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

async function expectMode(page: Page, mode: 'dark' | 'light') {
  const html = page.locator('html');
  await expect(html).toHaveClass(mode === 'dark' ? /(^|\s)dark(\s|$)/ : /^(?!(.*\s)?dark(\s|$))/);
  await expect(html).toHaveCSS('color-scheme', mode);
}

function toggle(page: Page) {
  return page.getByRole('button', {name: names.en.appearance});
}

test('AP-1 without a choice the page follows the system, live', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, guidePage);
  await expectMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark');
});

test('AP-1 a choice outlives reload, navigation and language', async ({page}) => {
  await open(page, guidePage);
  await expectMode(page, 'light');
  await toggle(page).click();
  await expectMode(page, 'dark');
  await page.reload();
  await expectMode(page, 'dark');
  await open(page, '/zh/guide/start/');
  await expectMode(page, 'dark');
  await page.getByRole('navigation', {name: names.zh.sidebar}).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/zh/guide/start/');
  await expectMode(page, 'dark');
});

test('AP-1 a choice reaches the other tabs at once', async ({page, context}) => {
  const other = await context.newPage();
  await open(other, '/zh/guide/start/');
  await open(page, guidePage);
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expectMode(other, 'dark');
  await toggle(page).click();
  await expectMode(other, 'light');
});

test('AP-1 the toggle says which mode is on', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guidePage);
  const before = await toggle(page).getAttribute('aria-label');
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expect(toggle(page)).not.toHaveAttribute('aria-label', before ?? '');
});

/** Notes the root element's state at the first moment at which something could be painted. */
async function recordFirstPaint(page: Page) {
  await page.addInitScript(() => {
    const note = () => {
      const {classList} = document.documentElement;
      const {colorScheme, backgroundColor} = getComputedStyle(document.documentElement);
      Object.assign(window, {
        firstPaint: {isDark: classList.contains('dark'), colorScheme, backgroundColor},
      });
    };
    // The body exists before anything in it can be painted, and after every script of the head ran.
    new MutationObserver((_, observer) => {
      if (document.body) {
        observer.disconnect();
        requestAnimationFrame(note);
      }
    }).observe(document, {childList: true, subtree: true});
  });
}

interface FirstPaint {
  isDark: boolean;
  colorScheme: string;
  backgroundColor: string;
}

async function firstPaint(page: Page): Promise<FirstPaint> {
  return page.evaluate(() => (window as unknown as {firstPaint: FirstPaint}).firstPaint);
}

for (const path of [guidePage, '/zh/guide/start/', '/', '/blog/', '/nothing']) {
  test(`AP-2 ${path} is dark from the first paint on`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, guidePage);
    await toggle(page).click();
    await expectMode(page, 'dark');
    await recordFirstPaint(page);
    // Scripts held back: what is seen must not need them.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(path);
    const seen = await firstPaint(page);
    expect(seen.isDark).toBe(true);
    expect(seen.colorScheme).toBe('dark');
    await expectMode(page, 'dark');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(seen.backgroundColor);
    await page.unrouteAll({behavior: 'wait'});
  });
}

test('AP-2 the system’s dark mode is there from the first paint on', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await recordFirstPaint(page);
  await page.goto(guidePage);
  expect(await firstPaint(page)).toMatchObject({isDark: true, colorScheme: 'dark'});
});

test('AP-2 a light choice wins over a dark system from the first paint on', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, guidePage);
  await toggle(page).click();
  await expectMode(page, 'light');
  await recordFirstPaint(page);
  await page.reload();
  expect(await firstPaint(page)).toMatchObject({isDark: false, colorScheme: 'light'});
});
