import type {Page} from '@playwright/test';

import {expectAccessible, keepOneTokenOfEachColour, setLook} from '../support/axe';
import {screenLocales} from '../support/engines';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {localized, names, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';

/*
 * States that a page of pages.spec.ts has not when it has just been opened: menus open, panels out, choices
 * made. Each state at the widths that have it, and once in the dark, with the rules about colours; on small
 * pages where any page would do.
 */

/** The tools' logos come from the family's asset host, once the popover is open. */
test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

interface State {
  name: string;
  address: string;
  widths: readonly number[];
  /** Brings the page into the state, which is visible in the end. */
  enter: (page: Page, locale: SpokenLocale) => Promise<void>;
  /** The part to look at, where the rest is that of any page. */
  part?: string;
  /** The part whose colours are tried in the other theme. Those of the rest of the page are in pages.spec.ts. */
  opened?: string;
}

const all = [1440, 390];
const small = '/blog/';
const chapter = '/guide/start/';

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', {name, exact: true});
}

const states: readonly State[] = [
  {
    name: 'language menu',
    opened: '[data-navbar]',
    address: small,
    widths: [1440],
    async enter(page, locale) {
      await button(page, names[locale].languages).click();
      await expect(page.getByRole('link', {name: '简体中文'})).toBeVisible();
    },
  },
  {
    name: 'tool popover',
    opened: '[data-navbar], :popover-open',
    address: small,
    widths: all,
    async enter(page, locale) {
      await button(page, names[locale].tools).click();
      await expect(page.getByRole('dialog', {name: names[locale].tools})).toBeVisible();
    },
  },
  {
    name: 'mobile menu, and its languages',
    opened: 'dialog[open]',
    address: small,
    widths: [390],
    async enter(page, locale) {
      await button(page, names[locale].hamburger).click();
      await button(page, names[locale].languages).click();
      await expect(page.getByRole('link', {name: '简体中文'})).toBeVisible();
    },
  },
  {
    name: 'menu “Open in”',
    opened: 'main article header, :popover-open',
    address: '/blog/introducing-rslib',
    widths: all,
    async enter(page, locale) {
      await button(page, names[locale].openIn).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    },
  },
  {
    name: 'sidebar panel',
    opened: '[data-local-bar], #docs-sidebar',
    address: chapter,
    widths: [768, 390],
    async enter(page) {
      await page.locator('[data-local-bar] button').first().click();
      await expect(page.locator('#docs-sidebar')).toBeVisible();
    },
  },
  {
    name: 'outline panel',
    opened: '[data-local-bar], [data-outline]',
    address: chapter,
    widths: [768, 390],
    async enter(page) {
      await page.locator('[data-local-bar] button').last().click();
      await expect(page.locator('[data-outline]')).toBeVisible();
    },
  },
  {
    name: 'a chosen tab and a folded section; scrolled, so with the button to the top',
    address: guidePage,
    widths: all,
    part: 'header, [data-panel], [data-tabs], [data-scroll-top]',
    async enter(page, locale) {
      await page.getByRole('tab', {name: 'Bun'}).first().click();
      await page.evaluate(() => {
        document
          .querySelector<HTMLDetailsElement>('#docs-sidebar details')
          ?.removeAttribute('open');
        window.scrollTo({top: 800, behavior: 'instant'});
      });
      await expect(page.getByRole('tab', {name: 'Bun', selected: true}).first()).toBeVisible();
      await expect(button(page, names[locale].scrollToTop)).toBeVisible();
    },
  },
  {
    name: 'a sample that was copied',
    // Its first sample is longer than the box at any width.
    address: '/guide/advanced/svgr-files',
    widths: all,
    part: '[data-tried]',
    async enter(page) {
      const block = page.locator('[data-code-block]').first();
      await block.evaluate((sample: HTMLElement) => (sample.dataset.tried = ''));
      // As the control marks it, for longer than its two seconds.
      await block
        .locator('[data-copy-code]')
        .evaluate((copy: HTMLElement) => (copy.dataset.copied = ''));
      await block.hover();
    },
  },
  {
    name: 'an overview that finds nothing',
    address: '/config/',
    widths: all,
    part: 'main',
    async enter(page) {
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('qqqq');
      await expect(page.getByRole('main')).toContainText('qqqq');
    },
  },
];

const visits = screenLocales.flatMap((locale) => states.map((state) => ({...state, locale})));

for (const {name, locale, address, widths, enter, part, opened = part} of visits) {
  test(`a11y ${locale}: ${name}`, async ({page}) => {
    test.slow();
    for (const width of widths) {
      await setLook(page, 'light');
      await page.setViewportSize({width, height: 900});
      await open(page, localized(locale, address));
      await enter(page, locale);
      await keepOneTokenOfEachColour(page);
      await expectAccessible(page, `light at ${width} px`, part);
    }
    await setLook(page, 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page, 'dark', opened, 'colour');
  });
}

for (const address of ['/', '/config/']) {
  test(`a11y ${address} as the server sends it, without a script`, async ({page}) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') {
        return route.continue();
      }
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(/<script[\s\S]*?<\/script>/g, '')
        .replaceAll(/<\/?noscript>/g, '');
      return route.fulfill({response, body: html});
    });
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
    await keepOneTokenOfEachColour(page);
    for (const [width, rules] of [
      [1440, 'all'],
      [390, 'layout'],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await expectAccessible(page, `at ${width} px`, undefined, rules);
    }
  });
}

test.describe('on the fixture site', () => {
  test.use({
    baseURL: fixtureSite.origin,
    allowed: {
      ...nothingAllowed,
      missing: [/\/img\/missing\.png$/],
      requests: [/assets\.rspack\.rs/],
    },
  });

  test('a11y versions, channels, an opened detail and a zoomed picture', async ({page}) => {
    await setLook(page, 'light');
    await open(page, '/guide/tabs');
    for (const name of ['Pages', new RegExp(names.en.versions), 'More links', 'Hours']) {
      const opener = page.getByRole('banner').getByRole('button', {name});
      await opener.click();
      await expect(page.getByRole('banner').locator(':popover-open')).toHaveCount(1);
      await expectAccessible(page, String(name), 'header');
    }
    await page.getByText('More', {exact: true}).click();
    await expect(page.getByText('Hidden at first.')).toBeVisible();
    await expectAccessible(page, 'details');
    await open(page, '/guide/pictures');
    await page.getByRole('button', {name: 'A blue field'}).click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
    await expectAccessible(page, 'zoomed');
  });
});
