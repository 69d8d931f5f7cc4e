import type {Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {faultySite} from '../support/hosts';
import {breakTime, hurry, mendTime, waits} from '../support/hurry';
import {localized, names, spokenLocales, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';
import {field, options, texts} from '../support/search/modal';

/*
 * Each file of a page, broken in each way that lines, hosts and hotel networks have. Whatever happens, the text
 * can be read, a message says what does not work, and the way on works once the line does.
 */

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  baseURL: faultySite.origin,
  allowed: {...nothingAllowed, console: [/./], missing: [/./]},
});

const faults = [
  'missing',
  'broken',
  'busy',
  'slow',
  'stalled',
  'halfway',
  'cut',
  'refused',
  'empty',
  'damaged',
  'signIn',
  'elsewhere',
] as const;
type Fault = (typeof faults)[number];

/** What never ends is waited for as long as the site waits. */
const isEndless = (fault: Fault): boolean => fault === 'stalled' || fault === 'halfway';

/** To a file that the browser loads for an element or a worker, half of it is the same as nothing. */
const elementFaults: readonly Fault[] = faults.filter((fault) => fault !== 'halfway');

/** What the browser shows by itself: a missing page, a sign-in page, where a redirect leads. Others are asked for again. */
const leftToBrowser: readonly Fault[] = ['missing', 'signIn', 'elsewhere'];

async function breakLine(page: Page, target: string, fault: Fault): Promise<void> {
  await page
    .context()
    .addCookies([{name: 'fault', value: `${target}.${fault}`, url: faultySite.origin}]);
}

/** The longest time limit that anything on the page may have come to the end of, in ms. */
const longestWait = 20_000;

async function mendLine(page: Page): Promise<void> {
  await page.context().clearCookies({name: 'fault'});
  await mendTime(page);
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
}

const patience = {timeout: 30_000};

for (const fault of faults) {
  test.describe(`${fault}:`, () => {
    test.beforeEach(async ({page}) => {
      if (isEndless(fault)) {
        test.setTimeout(90_000);
        await hurry(page);
      }
    });

    test.afterEach(async ({page}) => {
      expect(Math.max(0, ...(await waits(page)))).toBeLessThanOrEqual(longestWait);
    });

    if (elementFaults.includes(fault)) {
      test(`the page’s script is ${fault}`, async ({page}) => {
        await breakLine(page, 'script', fault);
        await page.goto(guidePage);
        await expectReadable(page);
        if (fault !== 'slow') {
          const notice = page.getByRole('alert').filter({hasText: /could not be loaded/});
          await expect(notice).toBeVisible(patience);
          await mendLine(page);
          await notice.getByRole('link', {name: 'Reload the page'}).click();
          await expect(notice).toBeHidden();
        }
        await interactive(page);
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeVisible();
      });
    }

    // A browser draws nothing before the stylesheet has come or failed; no page can change that.
    if (!isEndless(fault)) {
      test(`the stylesheet is ${fault}`, async ({page}) => {
        await breakLine(page, 'style', fault);
        await page.goto(guidePage);
        await expectReadable(page);
        await mendLine(page);
        await page.getByRole('link', {name: 'Glossary'}).first().click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
      });
    }

    if (elementFaults.includes(fault)) {
      test(`the script of the search is ${fault}`, async ({page}) => {
        await open(page, guidePage);
        await breakLine(page, 'script', fault);
        await page.keyboard.press('Control+k');
        if (fault === 'slow') {
          await expect(field(page)).toBeVisible();
          return;
        }
        const message = page.getByRole('alert').filter({hasText: 'Search could not be loaded.'});
        await expect(message).toBeVisible(patience);
        await expectReadable(page);
        await mendLine(page);
        await message.getByRole('link', {name: 'Reload the page'}).click();
        await expect(message).toBeHidden();
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeVisible();
      });
    }

    if (elementFaults.includes(fault)) {
      test(`the stylesheet of the search is ${fault}`, async ({page}) => {
        await open(page, guidePage);
        await breakLine(page, 'style', fault);
        await page.keyboard.press('Control+k');
        const message = page.getByRole('alert').filter({hasText: 'Search could not be loaded.'});
        await expect(field(page).or(message)).toBeVisible(patience);
        await expectReadable(page);
      });
    }

    if (elementFaults.includes(fault)) {
      test(`the worker of the search is ${fault}`, async ({page}) => {
        if (!isEndless(fault)) {
          // A script that is empty says nothing, either.
          await hurry(page);
        }
        await open(page, guidePage);
        await breakLine(page, 'worker', fault);
        await page.keyboard.press('Control+k');
        await field(page).fill('bundleless');
        await expect(options(page).first()).toBeVisible(patience);
      });
    }

    for (const locale of isEndless(fault) ? (['en'] as const) : spokenLocales) {
      test(`${locale}: the index of the search is ${fault}`, async ({page}) => {
        await expectSearch(page, locale, fault);
      });
    }

    // One page serves both: what is copied has nothing to do with the link.
    test(`the Markdown copy, then the page behind a link is ${fault}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, guidePage);

      await test.step(`the Markdown copy is ${fault}`, async () => {
        await breakLine(page, 'markdown', fault);
        const main = page.getByRole('main');
        const button = main.getByRole('button', {name: names.en.copyPage, exact: true});
        const copied = main.getByRole('button', {name: names.en.codeCopied, exact: true});
        await button.click();
        if (fault !== 'slow') {
          const failed = page.getByRole('status').filter({hasText: 'Could not load the page'});
          await expect(failed).toHaveCount(1, patience);
          await mendLine(page);
          await expect(button).toBeEnabled();
          await button.click();
        }
        await expect(copied).toHaveCount(1);
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toContain('# Quick start');
      });

      await test.step(`the page behind a link is ${fault}`, async () => {
        await breakLine(page, 'page', fault);
        await breakTime(page);
        const link = page
          .getByRole('navigation', {name: names.en.sidebar})
          .getByRole('link', {name: 'Glossary'});
        await link.click();
        if (fault !== 'slow' && !leftToBrowser.includes(fault)) {
          const message = page.getByRole('alert').filter({hasText: 'could not be loaded'});
          await expect(message).toBeVisible(patience);
          await expectReadable(page);
          await mendLine(page);
          await message.getByRole('button', {name: 'Try again'}).click();
        }
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary', patience);
        await page.goBack();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start', patience);
        await expectReadable(page);
      });
    });
  });
}

async function expectSearch(page: Page, locale: SpokenLocale, fault: Fault): Promise<void> {
  await open(page, localized(locale, guidePage));
  await breakLine(page, 'index', fault);
  await page.keyboard.press('Control+k');
  await field(page).fill('bundleless');
  if (fault !== 'slow') {
    await expect(page.getByRole('dialog').getByText(texts[locale].errorTitle).first()).toBeVisible(
      patience,
    );
    await mendLine(page);
    await field(page).fill('bundle');
  }
  await expect(options(page).first()).toBeVisible(patience);
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
    workers: () => Object.defineProperty(window, 'Worker', {value: undefined}),
    'workers that start': () => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('denied', 'SecurityError');
          }
        },
      });
    },
    'workers that answer': () => {
      Object.defineProperty(window, 'Worker', {
        value: class extends EventTarget {
          postMessage(): void {
            // Says nothing.
          }

          terminate(): void {
            // Never began.
          }
        },
      });
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
      // The worker is waited for.
      await hurry(page);
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
