import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {pseudoSite} from '../support/hosts';
import {names} from '../support/names';
import {pseudo} from '../support/pseudo.mjs';
import {guidePage} from '../support/routes';
import {field, openSearch, options, texts} from '../support/search/modal';

/*
 * A language that no translator writes: the site of `tests/fixtures/pseudo` is built with each string of the interface
 * in it, wherever that is shown. What does not fit there would not fit in German either.
 */

test.use({baseURL: pseudoSite.origin});

/** What the authors of pages write is English there, so the titles in the frame become longer here. Names do not. */
async function lengthenTitles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('nav a, aside a, [data-outline] a')) {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        // What the build has made longer ends like this.
        if (!text.data.includes('ö') && !text.parentElement?.closest('kbd, code')) {
          text.data = text.data.replaceAll(
            /\p{L}+/gu,
            (word) => word + 'ö'.repeat(Math.ceil(word.length * 0.4)),
          );
        }
      }
    }
  });
}

/** What is cut off, or sticks out of the window: its text, as a reader would look for it. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
      if (
        !own ||
        element.closest('pre, table, code, [role=option]') ||
        !element.checkVisibility({visibilityProperty: true})
      ) {
        continue;
      }
      const {left, right, width: box, height} = element.getBoundingClientRect();
      if (Math.min(box, height) <= 1) {
        // For screen readers alone.
        continue;
      }
      const isCut =
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1;
      const isOut = left < width && right > 0 && (left < -1 || right > width + 1);
      if (isCut || isOut) {
        found.push(
          `${isCut ? 'cut off' : 'out of the window'}: ${element.textContent.trim().slice(0, 60)}`,
        );
      }
    }
    return found;
  });
}

/** Sentences of the frame that no translator can reach, since the build has not made them longer. */
const fixedSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {data, parentElement} = walker.currentNode as Text;
      const isOfAuthor = parentElement?.closest('article, nav a, script, style, code, kbd, pre');
      // Fewer words are names.
      if (!isOfAuthor && /\p{L}+ \p{L}+ \p{L}+/u.test(data) && !data.includes('ö')) {
        found.push(data);
      }
    }
    return found;
  });

/*
 * Arabic, Hebrew and Persian run from right to left. No such language is planned; what the frame needs for one is
 * that everything is placed by start and end, and a page read that way has nothing cut off or out of the window.
 */
const turn = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);

const addresses = ['/', guidePage, '/config/', '/blog/', '/blog/introducing-rslib', '/nothing'];

for (const address of addresses) {
  test(`${address} has room for longer strings, from left and from right`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, address);
    // The strings of the build, which are also in the footer of each page.
    await expect(page.getByRole('contentinfo')).toContainText('ö');
    await expect(page.getByRole('main')).toContainText('ö');
    expect(await fixedSentences(page)).toEqual([]);
    await lengthenTitles(page);
    for (const width of [360, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({width, height: 800});
        expect(await misfits(page)).toEqual([]);
        const logo = page.getByRole('banner').getByRole('link').first();
        const before = await logo.boundingBox();
        await turn(page, 'rtl');
        expect(await misfits(page)).toEqual([]);
        // The frame is mirrored: what began at one edge begins at the other, at the same distance.
        const after = await logo.boundingBox();
        const end = width - ((after?.x ?? 0) + (after?.width ?? 0));
        expect(Math.abs(end - (before?.x ?? 0))).toBeLessThan(20);
        await turn(page, 'ltr');
      });
    }
  });
}

/** A control or a region, by its name in the pseudo-language. */
const called = (name: string) => ({name: pseudo(name), exact: true});

/** What is open only for a while: what it takes to open it, on a page that has it. */
const opened = [
  {
    what: 'the search without a query',
    address: '/blog/',
    enter: openSearch,
  },
  {
    what: 'the search with hits',
    address: '/blog/',
    enter: async (page: Page) => {
      await openSearch(page);
      await field(page).fill('banner');
      await expect(options(page).first()).toContainText(/banner/i);
    },
  },
  {
    what: 'the search without a hit',
    address: '/blog/',
    enter: async (page: Page) => {
      await openSearch(page);
      await field(page).fill('qqqqqq');
      await expect(page.getByRole('dialog')).toContainText(pseudo(texts.en.none));
    },
  },
  {
    what: 'the menu of a phone',
    address: '/blog/',
    enter: async (page: Page) => {
      await page.getByRole('button', called(names.en.hamburger)).click();
      await page.getByRole('button', called(names.en.languages)).click();
      await expect(page.getByRole('link', {name: '简体中文'})).toBeVisible();
    },
  },
  {
    what: 'the tools',
    address: '/blog/',
    enter: async (page: Page) => {
      await page.getByRole('button', called(names.en.tools)).click();
      await expect(page.getByRole('dialog', called(names.en.tools))).toBeVisible();
    },
  },
  {
    what: 'the menu “Open in”',
    address: '/blog/introducing-rslib',
    enter: async (page: Page) => {
      await page.getByRole('button', called(names.en.openIn)).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    },
  },
  {
    what: 'the sidebar of a phone',
    address: '/config/lib/banner',
    enter: async (page: Page) => {
      await page.locator('[data-local-bar] button').first().click();
      await expect(page.locator('#docs-sidebar')).toBeVisible();
    },
  },
  {
    what: 'the outline of a phone',
    address: guidePage,
    enter: async (page: Page) => {
      await page.locator('[data-local-bar] button').last().click();
      await expect(page.locator('[data-outline]')).toBeVisible();
    },
  },
];

test.describe('what is open only for a while', () => {
  // The logos of the tools.
  test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

  for (const {what, address, enter} of opened) {
    test(`${what} has room for longer strings, from left and from right`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await open(page, address);
      await enter(page);
      await lengthenTitles(page);
      for (const direction of ['ltr', 'rtl'] as const) {
        await test.step(direction, async () => {
          await turn(page, direction);
          expect(await misfits(page)).toEqual([]);
        });
      }
    });
  }
});
