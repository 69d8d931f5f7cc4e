import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';
import {field, find, openSearch, texts} from '../support/search/modal';

/*
 * A language that no translator writes: each string of the frame, with accents and 40 % longer. What does not fit
 * then would not fit in German either.
 */

/** Lengthens what is written in the frame of the page, and leaves the prose and names alone. */
async function lengthen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const accents: Record<string, string> = {
      a: 'á',
      e: 'ê',
      i: 'ï',
      o: 'ö',
      u: 'ū',
      c: 'ç',
      n: 'ñ',
    };
    const frame = document.querySelectorAll(
      'header, nav, footer, aside, [data-local-bar], [data-page-actions], main header > :not(h1), [role=dialog], [popover], [data-panel], [data-tabs] [role=tab]',
    );
    const texts = new Set<Text>();
    for (const part of frame) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (
          /\p{L}{2}/u.test(text.data) &&
          !text.parentElement?.closest('h1, kbd, code, style, script, [role=option]')
        ) {
          texts.add(text);
        }
      }
    }
    for (const text of texts) {
      // Each word grows, since a longer word is what does not wrap.
      text.data = text.data.replaceAll(
        /\p{L}+/gu,
        (word) =>
          word.replaceAll(/[a-z]/g, (letter) => accents[letter] ?? letter) +
          'ö'.repeat(Math.ceil(word.length * 0.4)),
      );
    }
    return texts.size;
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

/*
 * Arabic, Hebrew and Persian run from right to left. No such language is planned; what the frame needs for one is
 * that everything is placed by start and end, and a page read that way has nothing cut off or out of the window.
 */
for (const address of ['/', guidePage, '/config/', '/blog/', '/nothing']) {
  test(`${address} can be read from right to left, and has room for longer strings`, async ({
    page,
  }) => {
    const turn = (direction: string) =>
      page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await page.setViewportSize({width: 360, height: 800});
    await open(page, address);
    for (const width of [360, 1280]) {
      await test.step(`at ${width} px, from right to left`, async () => {
        await page.setViewportSize({width, height: 800});
        const logo = page.getByRole('banner').getByRole('link').first();
        const before = await logo.boundingBox();
        await turn('rtl');
        expect(await misfits(page)).toEqual([]);
        // The frame is mirrored: what began at one edge begins at the other, at the same distance.
        const after = await logo.boundingBox();
        const end = width - ((after?.x ?? 0) + (after?.width ?? 0));
        expect(Math.abs(end - (before?.x ?? 0))).toBeLessThan(20);
        await turn('ltr');
      });
    }
    expect(await lengthen(page)).toBeGreaterThan(5);
    for (const width of [1280, 360]) {
      await test.step(`at ${width} px, longer strings`, async () => {
        await page.setViewportSize({width, height: 800});
        expect(await misfits(page)).toEqual([]);
      });
    }
  });
}

/** What is open only for a while: what it takes to open it, on a page that has it. */
const opened = [
  {
    what: 'the search with hits',
    width: 360,
    address: '/blog/',
    enter: async (page: Page) => {
      await find(page, 'dts');
    },
  },
  {
    what: 'the search without a hit',
    width: 360,
    address: '/blog/',
    enter: async (page: Page) => {
      await openSearch(page);
      await field(page).fill('qqqqqq');
      await expect(page.getByRole('dialog')).toContainText(texts.en.none);
    },
  },
  {
    what: 'the menu of a phone',
    width: 360,
    address: '/blog/',
    enter: async (page: Page) => {
      await page.getByRole('button', {name: names.en.hamburger, exact: true}).click();
      await page.getByRole('button', {name: names.en.languages, exact: true}).click();
      await expect(page.getByRole('link', {name: '简体中文'})).toBeVisible();
    },
  },
  {
    what: 'the tools',
    width: 360,
    address: '/blog/',
    enter: async (page: Page) => {
      await page.getByRole('button', {name: names.en.tools, exact: true}).click();
      await expect(page.getByRole('dialog', {name: names.en.tools})).toBeVisible();
    },
  },
  {
    what: 'the menu “Open in”',
    width: 360,
    address: '/blog/introducing-rslib',
    enter: async (page: Page) => {
      await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    },
  },
  {
    what: 'the sidebar of a phone',
    width: 360,
    address: '/guide/start/',
    enter: async (page: Page) => {
      await page.locator('[data-local-bar] button').first().click();
      await expect(page.locator('[data-sidebar-name]')).toBeVisible();
    },
  },
];

test.describe('what is open only for a while', () => {
  // The logos of the tools.
  test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

  for (const {what, width, address, enter} of opened) {
    test(`${what} has room for longer strings, from left and from right`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      await enter(page);
      expect(await lengthen(page)).toBeGreaterThan(5);
      for (const direction of ['ltr', 'rtl']) {
        await test.step(direction, async () => {
          await page.evaluate(
            (dir) => document.documentElement.setAttribute('dir', dir),
            direction,
          );
          expect(await misfits(page)).toEqual([]);
        });
      }
    });
  }
});
