// cspell:ignore bunx
import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

/* What somebody who had never seen the site stumbled over, by keyboard, on a phone and without script. */

const {en, zh} = names;
const cssPage = '/guide/advanced/css';

/** Where the focus is: in the text, on the skip link, or in another part. */
function focusPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.closest('main')) {
      return 'text';
    }
    return focused?.closest('[aria-label="Skip to main content"]') ? 'skip link' : 'elsewhere';
  });
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('the keyboard goes on in the text', () => {
  for (const width of [1440, 390]) {
    test(`after the skip link, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, guidePage);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: en.skipLink})).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focusPlace(page)).toBe('text');
      expect(new URL(page.url()).hash).toBe('');
    });
  }

  test('after a click on a link', async ({page}) => {
    await open(page, guidePage);
    await page.getByRole('navigation', {name: en.sidebar}).getByRole('link', {name: 'CSS'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('CSS');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('A');
    await page.keyboard.press('Tab');
    expect(await focusPlace(page)).toBe('text');
  });

  test('from a heading that a link leads to on another page', async ({page}) => {
    await open(page, guidePage);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/guide/start/glossary#umd';
      link.textContent = 'to UMD';
      document.querySelector('main p')?.append(link);
    });
    await page.getByRole('link', {name: 'to UMD'}).click();
    await expect(page.locator('#umd')).toBeFocused();
    await page.keyboard.press('Tab');
    const isBelow = await page.evaluate(() => {
      const heading = document.querySelector('#umd');
      const focused = document.activeElement;
      return Boolean(
        heading &&
        focused &&
        heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(
      isBelow || (await page.locator('#umd a').evaluate((each) => each.matches(':focus'))),
    ).toBe(true);
  });
});

test('LY-7 nothing is current at the top of a page that a click has led to', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, guidePage);
  await page.getByRole('navigation', {name: en.sidebar}).getByRole('link', {name: 'CSS'}).click();
  await expect(page).toHaveURL(cssPage);
  const outline = page.getByRole('navigation', {name: en.outline});
  await expect(outline.getByRole('link').first()).toBeVisible();
  await expect(outline.locator('[aria-current]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(outline.locator('[aria-current="location"]')).toHaveCount(1);
});

test.describe('SR-1 search lies above what was open, and has the keys', () => {
  for (const {what, width, name} of [
    {what: 'the mobile menu', width: 390, name: en.hamburger},
    {what: 'the sidebar panel', width: 390, name: 'Menu'},
    {what: 'the outline panel', width: 1100, name: 'On this page'},
    {what: 'the menu “Open in”', width: 1440, name: en.openIn},
  ]) {
    test(what, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, guidePage);
      const opener = page.getByRole('button', {name, exact: true}).filter({visible: true});
      await opener.click();
      await expect(page.locator('dialog[open], :popover-open')).toHaveCount(1);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dts');
      const field = page.getByRole('combobox').first();
      await expect(field).toHaveValue('dts');
      await expect(page.locator('dialog[open], :popover-open')).toHaveCount(1);
      await expect(
        page.getByRole('dialog').getByRole('listbox').getByRole('option').first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      // An entry of the menu had the focus, as soon as there was one.
      const back = name === en.openIn ? opener.or(page.locator('[data-search-button]')) : opener;
      await expect(back.and(page.locator(':focus'))).toHaveCount(1);
    });
  }
});

for (const {what, name, panel} of [
  {what: 'sidebar', name: 'Menu', panel: '#docs-sidebar'},
  {what: 'outline', name: 'On this page', panel: '[data-outline]'},
]) {
  test(`LY-9 the ${what} panel closes when the focus goes on, which it would cover`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, guidePage);
    await page.getByRole('button', {name, exact: true}).press('Enter');
    await expect(page.locator(panel)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(panel)).toBeVisible();
    await page.locator(`${panel} a`).last().focus();
    await expect(page.locator(panel)).toBeVisible();
    await page.getByRole('button', {name: en.copyPage}).focus();
    await expect(page.locator(panel)).toBeHidden();
  });
}

test('NV-6 the menu on a phone says “Languages” in letters', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const locale of ['en', 'zh'] as const) {
    const {hamburger, languages} = names[locale];
    await open(page, localized(locale, guidePage));
    await page.getByRole('button', {name: hamburger}).click();
    const button = page.getByRole('dialog').getByRole('button', {name: languages, exact: true});
    const word = await button.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(word).toBe(`"${languages}"`);
    expect((await button.boundingBox())?.width).toBeGreaterThan(60);
  }
});

test('the keyboard stops at samples that scroll, and at no others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, guidePage);
  const samples = page.locator('main pre').filter({visible: true});
  for (const at of [0, 3]) {
    await samples.nth(at).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        samples
          .nth(at)
          .evaluate((box) => box.scrollWidth > box.clientWidth === box.hasAttribute('tabindex')),
      )
      .toBe(true);
  }
  await page.setViewportSize({width: 1440, height: 800});
  await page.evaluate(() => scrollTo(0, 0));
  await expect(samples.filter({visible: true}).first()).not.toHaveAttribute('tabindex');
});

test('PC-7 the button keeps its place while it says that it has copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guidePage);
  const copy = page.locator('[data-copy-page]');
  const before = await copy.boundingBox();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const after = await copy.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 1);
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 1);
});

test('PC-4 the button that scrolls to the top covers nothing of the footer', async ({page}) => {
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    await open(page, guidePage);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('button', {name: en.scrollToTop});
    await expect(button).toBeVisible();
    const {y = 0} = (await button.boundingBox()) ?? {};
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(y);
    }
  }
});

test.describe('in colours of the reader’s own', () => {
  test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}});

  test('the chosen tab and the current page are marked by a line', async ({page}) => {
    await open(page, guidePage);
    const line = (selected: boolean): Promise<string> =>
      page
        .locator(`[role="tab"][aria-selected="${selected}"]`)
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await line(true)).not.toBe(await line(false));
    const current = page.getByRole('navigation', {name: en.sidebar}).locator('[aria-current]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('RT-1 the commands of all package managers can be read', async ({page}) => {
    await page.goto(guidePage);
    for (const command of ['npm create', 'yarn create', 'pnpm create', 'bunx create']) {
      await expect(page.getByText(command).first()).toBeVisible();
    }
  });

  for (const width of [1440, 390]) {
    test(`NV-6 the other language is reached, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(guidePage);
      if (width < 768) {
        await page.getByRole('button', {name: en.hamburger}).click();
      }
      await page.getByRole('button', {name: en.languages}).filter({visible: true}).hover();
      await page.getByRole('link', {name: '简体中文'}).filter({visible: true}).click();
      await expect(page).toHaveURL(`/zh${guidePage}`);
    });
  }

  test('no control is shown that does nothing', async ({page}) => {
    for (const address of ['/', guidePage, '/config/']) {
      await page.goto(address);
      await expect(page.getByRole('button', {name: en.search})).toBeHidden();
      await expect(page.getByRole('button', {name: en.appearance})).toBeHidden();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      const buttons = page.getByRole('button').filter({visible: true});
      for (const button of await buttons.all()) {
        const works = await button.evaluate((each) =>
          ['popovertarget', 'commandfor'].some((name) => each.hasAttribute(name)),
        );
        expect(works, await button.innerText()).toBe(true);
      }
    }
  });
});

test('English in Chinese pages says that it is English', async ({page}) => {
  await open(page, `/zh${guidePage}`);
  const heading = page.getByRole('heading', {name: /^Could not find/});
  await expect(heading.first()).toHaveAttribute('lang', 'en');
  const entry = page.getByRole('navigation', {name: zh.outline}).getByText(/^Could not find/);
  await expect(entry.first()).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveAttribute('lang');
});

test.describe('an address that is like none', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\/nope$/]}});

  test('NF-1 has no suggestions', async ({page}) => {
    await page.goto('/nope');
    await expect(page.getByRole('link', {name: 'Take me home'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-suggestions]')).toBeHidden();
  });
});
