import type {Page} from '@playwright/test';

import {expectAccessible, keepOneTokenOfEachColour, setLook} from '../support/axe';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {localized, names, spokenLocales, type SpokenLocale} from '../support/names';
import {guidePage} from '../support/routes';

/*
 * What the pages of sitemap.spec.ts are not when they have just been opened: menus open, panels out, choices
 * made. Each state at the widths that have it, in both themes, of which the second has the rules about colours; on small
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
  /** What has opened: its colours in the other theme. Those of the rest of the page are in sitemap.spec.ts. */
  opened?: string;
}

const wide = [1440, 768];
const narrow = [768, 390];
const all = [1440, 768, 390];
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
    widths: wide,
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
    widths: narrow,
    async enter(page) {
      await page.locator('[data-local-bar] button').first().click();
      await expect(page.locator('#docs-sidebar')).toBeVisible();
    },
  },
  {
    name: 'outline panel',
    opened: '[data-local-bar], [data-outline]',
    address: chapter,
    widths: narrow,
    async enter(page) {
      await page.locator('[data-local-bar] button').last().click();
      await expect(page.locator('[data-outline]')).toBeVisible();
    },
  },
  {
    name: 'a chosen tab and a folded section; scrolled, so with the button to the top',
    address: `${guidePage}?pm=bun`,
    widths: all,
    part: 'header, [data-panel], [data-tabs], [data-scroll-top]',
    async enter(page, locale) {
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
    name: 'a sample that was copied and wrapped',
    // Its first sample is longer than the box at any width.
    address: '/guide/advanced/svgr-files',
    widths: [1440, 390],
    part: '[data-tried]',
    async enter(page) {
      const block = page.locator('[data-code-block]').first();
      await block.evaluate((sample: HTMLElement) => (sample.dataset.tried = ''));
      await block.locator('[data-code-action="wrap"]').click();
      await expect(block).toHaveAttribute('data-wrap');
      // As the control marks it, for longer than its two seconds.
      await block
        .locator('[data-code-action="copy"]')
        .evaluate((copy: HTMLElement) => (copy.dataset.copied = ''));
      await block.hover();
    },
  },
  {
    name: 'an overview that finds nothing',
    address: '/config/',
    widths: [1440, 390],
    part: 'main',
    async enter(page) {
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('qqqq');
      await expect(page.getByRole('main')).toContainText('qqqq');
    },
  },
  {
    name: 'a 404 page with suggestions',
    opened: 'main',
    address: '/guide/quickstart',
    widths: [1440, 390],
    async enter(page) {
      await expect(page.locator('[data-suggestions]')).toBeVisible();
    },
  },
];

for (const {name, address, widths, enter, part, opened = part} of states) {
  for (const locale of spokenLocales) {
    test(`a11y ${locale}: ${name}`, async ({page}) => {
      test.slow();
      // The other language differs in words and lines, and shows it where there is least room.
      for (const width of locale === 'en' ? widths : widths.slice(-1)) {
        await setLook(page, 'light');
        await page.setViewportSize({width, height: 900});
        await open(page, localized(locale, address));
        await enter(page, locale);
        await keepOneTokenOfEachColour(page);
        for (const scheme of ['light', 'dark'] as const) {
          await setLook(page, scheme);
          await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
          const isFirst = scheme === 'light';
          await expectAccessible(
            page,
            `${scheme} at ${width} px`,
            isFirst ? part : opened,
            isFirst ? 'all' : 'colour',
          );
        }
      }
    });
  }
}

for (const locale of spokenLocales) {
  for (const [what, address, choices, part] of [
    ['tab', guidePage, '[role="tablist"]:first-of-type > [role="tab"]', '[data-tabs]'],
    ['format', '/', 'input[type="radio"]', '[data-landing-hero]'],
  ] as const) {
    test(`a11y ${locale}: the panel of every ${what}`, async ({page}) => {
      test.slow();
      await setLook(page, 'light');
      await open(page, localized(locale, address));
      const group = page
        .locator(part)
        .filter({has: page.locator(choices)})
        .first();
      const count = await group.locator(choices).count();
      expect(count).toBeGreaterThan(2);
      await keepOneTokenOfEachColour(page);
      for (let index = 0; index < count; index += 1) {
        await group.locator(choices).nth(index).click();
        for (const scheme of locale === 'en' ? (['dark', 'light'] as const) : (['dark'] as const)) {
          await setLook(page, scheme);
          const rules = scheme === 'dark' ? 'all' : 'colour';
          await expectAccessible(page, `${what} ${index}, ${scheme}`, part, rules);
        }
      }
    });
  }
}

for (const address of ['/', guidePage, '/zh/guide/start/', '/config/', '/zh/blog/', '/nothing']) {
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

  for (const width of [1440, 390]) {
    test(`a11y versions and channels at ${width} px`, async ({page}) => {
      await setLook(page, 'light');
      await page.setViewportSize({width, height: 900});
      await open(page, '/guide/tabs');
      if (width < 768) {
        await button(page, names.en.hamburger).click();
      }
      const bar = page.getByRole(width < 768 ? 'dialog' : 'banner');
      const groups = width < 768 ? [] : ['Pages', 'More v2'];
      for (const name of [
        ...groups,
        new RegExp(names.en.versions),
        'More links',
        'Chat',
        'Group',
        'Hours',
      ]) {
        const opener = bar.getByRole('button', {name});
        await opener.click();
        await expect(bar.locator(':popover-open')).toHaveCount(1);
        await expectAccessible(page, String(name), width < 768 ? 'dialog' : 'header');
        // On a phone, its list would cover the next button.
        await opener.click();
      }
    });

    test(`a11y an opened detail and a zoomed picture at ${width} px`, async ({page}) => {
      await setLook(page, 'light');
      await page.setViewportSize({width, height: 900});
      await open(page, '/guide/tabs');
      await page.getByText('More', {exact: true}).click();
      await expect(page.getByText('Hidden at first.')).toBeVisible();
      await expectAccessible(page, 'details');
      await open(page, '/guide/pictures');
      await page.getByRole('button', {name: 'A blue field'}).click();
      await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
      await expectAccessible(page, 'zoomed');
    });
  }
});
