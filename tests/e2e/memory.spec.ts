import type {Page} from '@playwright/test';

import {expect, interactive, open, test} from '../support/fixtures';
import {holdScripts} from '../support/holdScripts';
import {fixtureSite} from '../support/hosts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* What the reader chose is there again, before the first paint: tabs and the sidebar. */

const {en} = names;

/** The selected tab of each group of package managers. */
function selectedTabs(page: Page) {
  return page.locator('[data-tabs="npm2yarn"] [role="tab"][aria-selected="true"]').allInnerTexts();
}

async function expectAll(page: Page, label: string) {
  await expect.poll(async () => [...new Set(await selectedTabs(page))]).toEqual([label]);
}

test('PC-11 npm, yarn, pnpm and bun; install becomes add where packages are named', async ({
  page,
}) => {
  await open(page, `${fixtureSite.origin}/guide/tabs`);
  const groups = page.locator('[data-tabs="npm2yarn"]');
  await expect(groups.first().getByRole('tab')).toHaveText(['npm', 'Yarn', 'pnpm', 'Bun']);
  const expected = {
    npm: ['npm install @rslib/core -D', 'npm install'],
    Yarn: ['yarn add @rslib/core --dev', 'yarn'],
    pnpm: ['pnpm add @rslib/core -D', 'pnpm install'],
    Bun: ['bun add @rslib/core --dev', 'bun install'],
  };
  for (const [label, commands] of Object.entries(expected)) {
    await groups.first().getByRole('tab', {name: label, exact: true}).click();
    for (const [index, command] of commands.entries()) {
      await expect(groups.nth(index).getByRole('tabpanel')).toContainText(command);
    }
  }
});

test('PC-11 a choice holds for every group, other pages, languages and reloads', async ({page}) => {
  await open(page, guidePage);
  expect((await selectedTabs(page)).length).toBeGreaterThan(1);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expectAll(page, 'pnpm');
  await page.reload();
  await expectAll(page, 'pnpm');
  await open(page, `/zh${guidePage}`);
  await expectAll(page, 'pnpm');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rslib.tabs.npm2yarn')))
    .toBe('pnpm');
});

test('PC-11 a choice reaches the other tabs of the browser', async ({page, context}) => {
  const other = await context.newPage();
  await open(other, guidePage);
  await open(page, guidePage);
  await page.getByRole('tab', {name: 'Bun'}).first().click();
  await expectAll(other, 'Bun');
});

test('PC-11 by keyboard: arrows, Home and End choose', async ({page}) => {
  await open(page, guidePage);
  const tabs = page.locator('[data-tabs="npm2yarn"]').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expectAll(page, 'Yarn');
  await page.keyboard.press('End');
  await expectAll(page, 'Bun');
  await page.keyboard.press('ArrowRight');
  await expectAll(page, 'npm');
});

test('PC-11 ?pm=bun opens those tabs, and is no choice for other pages', async ({page}) => {
  await open(page, `${guidePage}?pm=bun`);
  await expectAll(page, 'Bun');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page).toHaveURL(`${guidePage}?pm=pnpm`);
  await page.evaluate(() => localStorage.clear());
  await open(page, `${guidePage}?pm=yarn`);
  await expectAll(page, 'Yarn');
  await open(page, guidePage);
  await expectAll(page, 'npm');
});

test('PC-11 a query that names no tab changes nothing', async ({page}) => {
  await open(page, `${guidePage}?pm=%22%3E%3Cimg`);
  await expectAll(page, 'npm');
});

/** Notes the first label that a frame shows as selected, and every shift of the layout. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const record = {labels: new Set<string>(), folds: new Set<boolean>(), shift: 0};
    Object.assign(window, {frames: record});
    const note = () => {
      const tab = document.querySelector(
        '[data-tabs="npm2yarn"] [role="tab"][aria-selected="true"]',
      );
      if (tab) {
        record.labels.add(tab.textContent);
      }
      const fold = document.querySelector<HTMLDetailsElement>(
        'details[data-fold]:not(:has([aria-current]))',
      );
      if (fold) {
        record.folds.add(fold.open);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        record.shift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

test('PC-11 the remembered tab is there from the first frame on, and nothing shifts', async ({
  page,
}) => {
  await open(page, guidePage);
  await page.getByRole('tab', {name: 'Bun'}).first().click();
  await recordFrames(page);
  await page.reload();
  await interactive(page);
  await expectAll(page, 'Bun');
  const {labels, shift} = await page.evaluate(() => {
    const {frames} = window as unknown as {frames: {labels: Set<string>; shift: number}};
    return {labels: [...frames.labels], shift: frames.shift};
  });
  expect(labels).toEqual(['Bun']);
  expect(shift).toBe(0);
});

test.describe('the sidebar', () => {
  const section = (page: Page, label: string) =>
    page.getByRole('navigation', {name: en.sidebar}).locator('details', {
      has: page.locator('summary', {hasText: label}),
    });

  test('NV-4 a section that the reader closed stays closed, from the first frame on', async ({
    page,
  }) => {
    await open(page, '/config/');
    await expect(section(page, 'Library options')).toHaveAttribute('open');
    await section(page, 'Library options').locator('summary').click();
    await expect(section(page, 'Library options')).not.toHaveAttribute('open');
    await recordFrames(page);
    await page.reload();
    await interactive(page);
    await expect(section(page, 'Library options')).not.toHaveAttribute('open');
    await expect(section(page, 'Rsbuild options')).toHaveAttribute('open');
    const folds = await page.evaluate(() => [
      ...(window as unknown as {frames: {folds: Set<boolean>}}).frames.folds,
    ]);
    expect(folds).toEqual([false]);
    await section(page, 'Library options').locator('summary').press('Enter');
    await page.reload();
    await interactive(page);
    await expect(section(page, 'Library options')).toHaveAttribute('open');
  });

  test('a section that was closed before the page’s script had come stays closed', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/config/');
    await section(page, 'Library options').locator('summary').click();
    await expect(section(page, 'Library options')).not.toHaveAttribute('open');
    release();
    await interactive(page);
    await page.reload();
    await expect(section(page, 'Library options')).not.toHaveAttribute('open');
  });

  test('NV-4 the section of the page is open whatever was closed', async ({page}) => {
    await open(page, '/config/');
    await section(page, 'Library options').locator('summary').click();
    await open(page, '/config/lib/dts');
    await expect(section(page, 'Library options')).toHaveAttribute('open');
    await open(page, '/config/rsbuild/output');
    await expect(section(page, 'Library options')).not.toHaveAttribute('open');
    await page.getByRole('article').evaluate((article) => {
      const link = Object.assign(document.createElement('a'), {href: '/config/lib/dts'});
      link.textContent = 'on';
      article.append(link);
    });
    await page.getByRole('link', {name: 'on', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('dts');
    await expect(section(page, 'Library options')).toHaveAttribute('open');
  });

  test('NV-4 it is scrolled as before after a reload, and shows the current page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/config/rsbuild/tools');
    const sidebar = page.getByRole('navigation', {name: en.sidebar});
    await expect(sidebar.locator('[aria-current]')).toBeInViewport();
    const before = await sidebar.evaluate((nav) => nav.scrollTop);
    expect(before).toBeGreaterThan(0);
    await sidebar.evaluate((nav) => nav.scrollBy(0, -60));
    await page.reload();
    await interactive(page);
    await expect.poll(() => sidebar.evaluate((nav) => nav.scrollTop)).toBe(before - 60);
  });
});

test.describe('without storage', () => {
  test('ER-4 PC-11 NV-4 everything works and nothing is remembered', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, `${guidePage}?pm=bun`);
    await expectAll(page, 'Bun');
    await page.getByRole('tab', {name: 'Yarn'}).first().click();
    await expectAll(page, 'Yarn');
    const fold = page.getByRole('navigation', {name: en.sidebar}).locator('summary').first();
    await fold.click();
    await expect(fold.locator('..')).not.toHaveAttribute('open');
  });
});
