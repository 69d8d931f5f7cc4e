import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized, names, spokenLocales} from '../support/names';
import {guidePage} from '../support/routes';
import {find} from '../support/search/modal';

/*
 * The accessibility tree that a screen reader is given, of each kind of page and of each thing that opens, in the order
 * in which it is read. The trees are in `trees/`, and are meant to be read whenever one of them changes. They hold the
 * frame; what authors write is left out of them, and the controls inside a text are in the journeys.
 */

/** The tools' logos come from the family's asset host, once the popover is open. */
test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

/** Takes out of the page what its author wrote, and of each long list all but its beginning. */
async function keepFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const parts = [
      '.markdown > :not(header)',
      'article header + div',
      'main figure',
      // Of each long list, all but its beginning.
      ':is(#docs-sidebar, [data-outline], article) li:nth-child(n + 2)',
    ];
    document.querySelectorAll(parts.join()).forEach((part) => part.remove());
    const texts = [
      'main p:not(nav p, [role], :has(a, time))',
      'main :is(time, code)',
      'main li:not(:has(a))',
      // The description of a card.
      'main li a > :nth-child(2)',
    ];
    document.querySelectorAll(texts.join()).forEach((text) => (text.textContent = '…'));
  });
}

const pages = {
  landing: '/',
  guide: guidePage,
  option: '/config/lib/dts',
  overview: '/config/',
  'blog-list': '/blog/',
  'blog-post': '/blog/introducing-rslib',
  'not-found': '/guide/quickstart',
};

for (const [kind, address] of Object.entries(pages)) {
  // Chinese trees differ in words alone: the landing page and a guide have nearly all of them.
  for (const locale of ['landing', 'guide'].includes(kind)
    ? spokenLocales
    : spokenLocales.slice(0, 1)) {
    test(`a11y ${locale}: the tree of a page, ${kind}`, async ({page}) => {
      await open(page, localized(locale, address));
      await keepFrame(page);
      await expect(page.locator('body')).toMatchAriaSnapshot({name: `${kind}-${locale}.aria.yml`});
    });
  }
}

interface State {
  /** Name of the file. */
  name: string;
  width: number;
  address: string;
  /** Opens something, and says which part of the page is read. */
  enter: (page: Page) => Promise<string>;
}

const states: readonly State[] = [
  {
    name: 'search-results',
    width: 1440,
    address: guidePage,
    async enter(page) {
      await find(page, 'bundleless');
      // The pages that are found change with the texts.
      await page.evaluate(() => {
        document.querySelectorAll('dialog section + section').forEach((group) => group.remove());
        document.querySelectorAll('[role=option] + [role=option]').forEach((row) => row.remove());
        document
          .querySelectorAll('dialog section > div:first-child, [role=option] > span')
          .forEach((text) => (text.textContent = '…'));
        // A written tree leaves out a sign that its name begins with, and is then not met by it.
        document.querySelectorAll('dialog [role=img]').forEach((sign) => (sign.textContent = ''));
        document.querySelector('[role=listbox]')?.setAttribute('aria-label', '…');
      });
      return 'dialog[open]';
    },
  },
  {
    name: 'language-menu',
    width: 1440,
    address: '/blog/',
    async enter(page) {
      await page.getByRole('button', {name: names.en.languages}).click();
      return '[data-navbar]';
    },
  },
  {
    name: 'tool-popover',
    width: 1440,
    address: '/blog/',
    async enter(page) {
      await page.getByRole('button', {name: names.en.tools}).click();
      await page.evaluate(() => {
        const descriptions = '[role=dialog] a span > span:last-child';
        document.querySelectorAll(descriptions).forEach((text) => (text.textContent = '…'));
      });
      return '[role=dialog]:popover-open';
    },
  },
  {
    name: 'open-in-menu',
    width: 1440,
    address: '/blog/introducing-rslib',
    async enter(page) {
      await page.getByRole('button', {name: names.en.openIn}).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      return 'main article header';
    },
  },
  {
    name: 'phone-page',
    width: 390,
    address: guidePage,
    async enter(page) {
      await keepFrame(page);
      return 'body';
    },
  },
  {
    name: 'phone-menu',
    width: 390,
    address: guidePage,
    async enter(page) {
      await page.getByRole('button', {name: names.en.hamburger}).click();
      await page.getByRole('button', {name: names.en.languages}).click();
      return 'dialog[open]';
    },
  },
  {
    name: 'phone-sidebar',
    width: 390,
    address: guidePage,
    async enter(page) {
      await keepFrame(page);
      await page.locator('[data-local-bar] button').first().click();
      return 'body';
    },
  },
];

for (const {name, width, address, enter} of states) {
  test(`a11y the tree of what opens, ${name}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    const part = page.locator(await enter(page));
    await expect(part).toMatchAriaSnapshot({name: `${name}-en.aria.yml`});
  });
}
