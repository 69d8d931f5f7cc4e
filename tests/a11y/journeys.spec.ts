// cspell:ignore qqzzxxvvww
import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {screenLocales} from '../support/engines';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';
import {field, openSearch, options, texts} from '../support/search/modal';

/*
 * The ways on which readers who hear a page go through it: from landmark to landmark, from heading to heading, through
 * forms, and by what is spoken when something changes.
 */

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Notes what live regions say from now on. As for a screen reader, a change counts only in a region that was there
 * before it.
 */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    const known = new WeakSet<Element>();
    window.heard = [];
    new MutationObserver((changes) => {
      const changed = changes.map(({target}) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live),
      );
      for (const region of new Set(changed)) {
        const text = region?.textContent.trim();
        // A page that arrives in pieces may end one inside a region that is hidden, which nobody hears.
        if (region && known.has(region) && text && !region.closest('[hidden]')) {
          window.heard.push(text);
        }
      }
      document.querySelectorAll(live).forEach((region) => known.add(region));
    }).observe(document, {childList: true, subtree: true, characterData: true});
  });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);

/** The part of the page that the focus is in, by its selector. */
const focusIn = (page: Page, part: string): Promise<boolean> =>
  page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), part);

for (const locale of screenLocales) {
  const spoken = names[locale];

  test(`a11y ${locale}: by landmarks on a phone, to another page`, async ({page}) => {
    await listen(page);
    await page.setViewportSize({width: 390, height: 844});
    await open(page, localized(locale, guidePage));
    const bar = page.getByRole('navigation', {
      name: {en: 'Page navigation', zh: '页面导航'}[locale],
    });
    await bar.getByRole('button').first().press('Enter');
    const sidebar = page.getByRole('navigation', {name: spoken.sidebar});
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focusIn(page, '#docs-sidebar')).toBe(true);
    const link = sidebar.getByRole('link').first();
    const title = await link.innerText();
    await link.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(sidebar).toBeHidden();
    await expect.poll(() => heard(page)).toEqual([await page.title()]);
  });

  test(`a11y ${locale}: the skip link is the first stop, and leads past the bar`, async ({
    page,
  }) => {
    await open(page, localized(locale, guidePage));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: spoken.skipLink})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusIn(page, 'main')).toBe(true);
  });

  test(`a11y ${locale}: by headings, from the outline into the text`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const entries = page.getByRole('navigation', {name: spoken.outline}).getByRole('link');
    // The anchor of a heading is a stop of its own, and no part of the heading's name.
    for (const [index, name] of (await entries.allInnerTexts()).slice(0, 3).entries()) {
      await expect(
        page.getByRole('main').locator(':is(h2, h3, h4)').nth(index),
      ).toHaveAccessibleName(name);
    }
    const link = entries.nth(2);
    const id = new URL(await link.evaluate((each: HTMLAnchorElement) => each.href)).hash.slice(1);
    await link.press('Enter');
    await page.keyboard.press('Tab');
    // Reading goes on below the heading that was chosen.
    const isBelow = await page.evaluate((heading) => {
      const {activeElement} = document;
      const place = document
        .getElementById(heading)
        ?.compareDocumentPosition(activeElement ?? document);
      return Boolean((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    }, id);
    expect(isBelow).toBe(true);
    expect(await focusIn(page, 'article')).toBe(true);
  });

  test(`a11y ${locale}: a search says how many pages it found, and the chosen page its title`, async ({
    page,
  }) => {
    await listen(page);
    await open(page, localized(locale, '/blog/'));
    await openSearch(page);
    await field(page).fill({en: 'bundleless', zh: '打包'}[locale]);
    // On a slow machine, it says before that the answer takes long.
    const last = async (): Promise<string | undefined> => (await heard(page)).at(-1);
    await expect.poll(last).toMatch(texts[locale].results);
    await field(page).fill('qqzzxxvvww');
    await expect.poll(last).toContain('qqzzxxvvww');
    await field(page).fill('umdName');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveTitle(/umdName/);
    await expect.poll(last).toBe(await page.title());
    expect(await focusIn(page, 'main')).toBe(true);
  });

  test(`a11y ${locale}: copying a sample is heard once, and the button is itself again`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await listen(page);
    await open(page, localized(locale, guidePage));
    const button = page.getByRole('figure').first().getByRole('button').last();
    await expect(button).toHaveAccessibleName(spoken.copyCode);
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(spoken.codeCopied);
    await expect.poll(() => heard(page)).toEqual([spoken.codeCopied]);
    await expect(button).toHaveAccessibleName(spoken.copyCode);
    await expect(button).toBeFocused();
  });

  test(`OV-4 a11y ${locale}: forms: a group of formats, and a filter that says what it leaves`, async ({
    page,
  }) => {
    await listen(page);
    await open(page, localized(locale, '/'));
    const group = page.getByRole('group', {name: {en: 'Output format', zh: '输出格式'}[locale]});
    await group.getByRole('radio', {name: 'esm'}).press('ArrowRight');
    await expect(group.getByRole('radio', {name: 'd.ts'})).toBeChecked();
    await expect(group.getByText('dist/esm/index.d.ts')).toBeVisible();
    await open(page, localized(locale, '/config/'));
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill('umd');
    await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/\d/);
    await page.getByRole('searchbox').fill('qqqq');
    await expect.poll(async () => (await heard(page)).at(-1)).toContain('qqqq');
  });
}

test('SR-1 a11y search opens above a menu or a panel, has the keys, and gives the focus back', async ({
  page,
}) => {
  await open(page, guidePage);
  for (const [width, name] of [
    [390, names.en.hamburger],
    [1100, 'On this page'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const opener = page.getByRole('button', {name, exact: true}).filter({visible: true});
    await opener.click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dts');
    await expect(field(page)).toHaveValue('dts');
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(1);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('LY-9 a11y a panel closes when the focus goes on, which it would cover', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, guidePage);
  await page.getByRole('button', {name: 'Menu', exact: true}).press('Enter');
  const panel = page.locator('#docs-sidebar');
  await panel.getByRole('link').last().focus();
  await expect(panel).toBeVisible();
  await page.getByRole('button', {name: names.en.copyPage}).focus();
  await expect(panel).toBeHidden();
});
