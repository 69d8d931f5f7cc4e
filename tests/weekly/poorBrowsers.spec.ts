import type {Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {faultySite} from '../support/hosts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';
import {field, options} from '../support/search/modal';

/* A network that goes, and browsers that refuse what a page relies on: it can be read, searched and changed. */

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  baseURL: faultySite.origin,
  allowed: {...nothingAllowed, console: [/./], missing: [/./]},
});

const patience = {timeout: 30_000};

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
}

test.describe('the network goes', () => {
  const steps: Record<string, (page: Page) => Promise<void>> = {
    'before the search is opened': async (page) => {
      await page.keyboard.press('Control+k');
      await expect(
        page.getByRole('alert').filter({hasText: 'Search could not be loaded.'}),
      ).toBeVisible();
    },
    'before the page is copied': async (page) => {
      await page.getByRole('button', {name: names.en.copyPage, exact: true}).click();
      await expect(
        page.getByRole('status').filter({hasText: 'Could not load the page'}),
      ).toHaveCount(1);
    },
    'before the appearance is changed': async (page) => {
      await page.getByRole('button', {name: names.en.appearance}).first().click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    },
    'before the outline is used': async (page) => {
      await page.getByRole('navigation', {name: names.en.outline}).getByRole('link').nth(2).click();
      expect(new URL(page.url()).hash).not.toBe('');
    },
    'before the tools are shown': async (page) => {
      await page.getByRole('button', {name: names.en.tools}).click();
      await expect(
        page.getByRole('dialog', {name: names.en.tools}).or(page.locator('[popover]:popover-open')),
      ).toBeVisible();
    },
  };

  for (const [when, step] of Object.entries(steps)) {
    test(when, async ({page, context}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, guidePage);
      await context.setOffline(true);
      await step(page);
      await expectReadable(page);
      await context.setOffline(false);
      await page.reload();
      await interactive(page);
      await expectReadable(page);
    });
  }
});

test.describe('a browser without', () => {
  /** Run before the page's own scripts. */
  const lacks: Record<string, () => void> = {
    'storage, which throws': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
    'room in its storage': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'service workers': () => Object.defineProperty(navigator, 'serviceWorker', {value: undefined}),
    'a clock that is right': () => {
      Date.now = () => 0;
    },
    'a clock of this century': () => {
      Date.now = () => 4e15;
    },
  };

  for (const [what, take] of Object.entries(lacks)) {
    test(`${what} reads, searches and changes its look`, async ({page}) => {
      test.slow();
      await page.emulateMedia({colorScheme: 'light'});
      await page.addInitScript(take);
      await open(page, guidePage);
      await expectReadable(page);
      await page.getByRole('button', {name: names.en.appearance}).first().click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.keyboard.press('Control+k');
      await field(page).fill('bundleless');
      await expect(options(page).first()).toBeVisible(patience);
      await field(page).fill('declaration');
      await expect(options(page).first()).toContainText('Declaration');
      await options(page).first().press('Enter');
    });
  }

  const garbage = ['', 'null', '{', '[{}]', '"\u0000"', 'x'.repeat(10_000)];
  test(`sense in what it has kept, ${garbage.length} times`, async ({page}) => {
    test.slow();
    await open(page, guidePage);
    await page.keyboard.press('Control+k');
    await field(page).fill('bundleless');
    await options(page).first().click();
    for (const value of garbage) {
      await test.step(JSON.stringify(value.slice(0, 10)), async () => {
        const count = await page.evaluate((text) => {
          for (const storage of [localStorage, sessionStorage]) {
            Object.keys(storage).forEach((key) => storage.setItem(key, text));
          }
          return localStorage.length;
        }, value);
        expect(count, 'something is kept').toBeGreaterThan(0);
        await open(page, guidePage);
        await expectReadable(page);
        await page.keyboard.press('Control+k');
        await field(page).fill('bundleless');
        await expect(options(page).first()).toBeVisible();
      });
    }
  });
});

test('a choice in one tab is followed in another, and survives Back', async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, guidePage);
  }
  await first.getByRole('button', {name: names.en.appearance}).first().click();
  await expect(second.locator('html')).toHaveCSS('color-scheme', 'dark');
  await second.goto('/blog/');
  await second.goBack();
  await expect(second.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('350 pages one after the other leave nothing behind', async ({page}) => {
  test.setTimeout(180_000);
  await open(page, guidePage);
  const session = await page.context().newCDPSession(page);
  const nodes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  // In the page, for 350 questions from outside would take longer than the pages.
  const visit = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      for (let turn = 0; turn < count; turn += 1) {
        const title = turn % 2 === 0 ? 'Glossary' : 'Quick start';
        const links = [...document.querySelectorAll<HTMLElement>('[data-sidebar-name] a')];
        links.find(({textContent}) => textContent.trim() === title)?.click();
        while (document.querySelector('h1')?.textContent.includes(title) !== true) {
          await new Promise(requestAnimationFrame);
        }
      }
    }, times);
  await visit(50);
  const before = await nodes();
  await visit(300);
  expect(await page.title()).toMatch(/^Quick start/);
  // The page before may still be there; what is left behind of 300 pages would stay.
  await expect.poll(nodes).toBeLessThan(before * 1.1);
});
