import type {Page} from '@playwright/test';

import {expect, interactive, open, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* What the reader chose is there again, before the first paint: tabs. */

const {en} = names;

/** The selected tab of each group of package managers. */
function selectedTabs(page: Page) {
  return page.locator('[data-tabs="npm2yarn"] [role="tab"][aria-selected="true"]').allInnerTexts();
}

async function expectAll(page: Page, label: string) {
  await expect.poll(async () => [...new Set(await selectedTabs(page))]).toEqual([label]);
}

test('PC-11 npm, yarn, pnpm, bun and deno; install becomes add where packages are named', async ({
  page,
}) => {
  await open(page, `${fixtureSite.origin}/guide/tabs`);
  const groups = page.locator('[data-tabs="npm2yarn"]');
  await expect(groups.first().getByRole('tab')).toHaveText(['npm', 'Yarn', 'pnpm', 'Bun', 'Deno']);
  const expected = {
    npm: ['npm install @rslib/core -D', 'npm install'],
    Yarn: ['yarn add @rslib/core --dev', 'yarn'],
    pnpm: ['pnpm add @rslib/core -D', 'pnpm install'],
    Bun: ['bun add @rslib/core --dev', 'bun install'],
    Deno: ['deno add @rslib/core --dev', 'deno install'],
  };
  for (const [label, commands] of Object.entries(expected)) {
    await groups.first().getByRole('tab', {name: label, exact: true}).click();
    for (const [index, command] of commands.entries()) {
      await expect(groups.nth(index).getByRole('tabpanel')).toContainText(command);
    }
  }
});

test('PC-11 a choice holds for every group, reloads, languages and other tabs of the browser', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, guidePage);
  await open(page, guidePage);
  expect((await selectedTabs(page)).length).toBeGreaterThan(1);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expectAll(page, 'pnpm');
  await expectAll(other, 'pnpm');
  await page.reload();
  await expectAll(page, 'pnpm');
  await open(page, `/zh${guidePage}`);
  await expectAll(page, 'pnpm');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rslib.tabs.npm2yarn')))
    .toBe('pnpm');
});

test('PC-11 by keyboard: arrows, Home and End choose', async ({page}) => {
  await open(page, guidePage);
  const tabs = page.locator('[data-tabs="npm2yarn"]').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expectAll(page, 'Yarn');
  await page.keyboard.press('End');
  await expectAll(page, 'Deno');
  await page.keyboard.press('ArrowRight');
  await expectAll(page, 'npm');
});

/** Records the labels that frames show as selected, and the shift of the layout. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const record = {labels: new Set<string>(), shift: 0};
    Object.assign(window, {frames: record});
    const note = () => {
      const tab = document.querySelector(
        '[data-tabs="npm2yarn"] [role="tab"][aria-selected="true"]',
      );
      if (tab) {
        record.labels.add(tab.textContent);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as PerformanceEntry & {
          value: number;
          sources: {node: Node | null}[];
        };
        // A slow machine paints the bar before all of it is parsed.
        if (sources.some(({node}) => node?.parentElement?.closest('main'))) {
          record.shift += value;
        }
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

test('NV-4 the sidebar shows the current page after a reload', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/config/rsbuild/tools');
  const sidebar = page.getByRole('navigation', {name: en.sidebar});
  await expect(sidebar.locator('[aria-current]')).toBeInViewport();
  await page.reload();
  await interactive(page);
  await expect(sidebar.locator('[aria-current]')).toBeInViewport();
});

test.describe('without storage', () => {
  test('ER-4 PC-11 package managers and the theme can be chosen, and are not remembered', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, guidePage);
    await page.getByRole('tab', {name: 'Yarn'}).first().click();
    await expectAll(page, 'Yarn');
    await page.getByRole('button', {name: en.appearance}).first().click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await open(page, guidePage);
    await expectAll(page, 'npm');
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
});
