import {Key} from 'selenium-webdriver';

import {below, extensionsSite} from '../support/hosts';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';
import {expect, test, type Reader} from '../support/webkit';

/* What a reader with Safari does, in WebKit. The other engines are tried by the specs of `tests/e2e`. */

// A driver serves one test at a time.
test.describe.configure({mode: 'default'});

const {en} = names;

const named = (name: string) => `button[aria-label="${name}"]`;

/** Compares the place of an opened box with its opener and the window. */
function placeOf(reader: Reader, opener: string, box: string) {
  return reader.run(
    (openerSelector, boxSelector) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .find((element) => element.checkVisibility({visibilityProperty: true}))
          ?.getBoundingClientRect() ?? new DOMRect();
      const from = shown(openerSelector);
      const {left, right, top, width} = shown(boxSelector);
      return {
        isBelow: width > 0 && top >= from.bottom - 1 && top < from.bottom + 40,
        isBeside: left <= from.right && right >= from.left,
        isInside: left >= 0 && right <= document.documentElement.clientWidth,
      };
    },
    opener,
    box,
  );
}

const wellPlaced = {isBelow: true, isBeside: true, isInside: true};

test('RT-17 a link brings the next page, Back the page before and its place', async ({reader}) => {
  await reader.open(guidePage);
  await reader.run(() => {
    Object.assign(window, {isSame: true});
    window.scrollTo({top: 600, behavior: 'instant'});
  });
  await reader.click('#docs-sidebar a', 'Monorepo');
  await expect.poll(() => reader.text('h1')).toContain('Monorepo');
  expect(await reader.address()).toBe('/guide/advanced/monorepo');
  expect(await reader.driver.getTitle()).toContain('Monorepo');
  await expect.poll(() => reader.run(() => window.scrollY)).toBe(0);
  expect(await reader.run(() => 'isSame' in window)).toBe(true);

  await reader.driver.navigate().back();

  await expect.poll(() => reader.text('h1')).toContain('Quick start');
  await expect.poll(() => reader.run(() => Math.abs(window.scrollY - 600) < 5)).toBe(true);
});

for (const {locale, query, found} of [
  {locale: 'en', query: 'bundleless', found: '/guide/start/glossary'},
  {locale: 'zh', query: '模块联邦', found: '/zh/guide/start/glossary'},
] as const) {
  test(`SR-9 ${locale}: the slash opens the search, “${query}” finds its page`, async ({
    reader,
  }) => {
    await reader.open(localized(locale, '/guide/start/'));
    await reader.press('/');
    await expect.poll(() => reader.hasFocus('dialog [role="combobox"]')).toBe(true);
    await reader.press(query);
    const hit = `dialog [role="option"][href*="${found}"]`;
    await reader.find(hit);
    await reader.click(hit);
    await expect.poll(() => reader.address()).toContain(found);
    await reader.gone('dialog');
    expect((await reader.text('main')).toLowerCase()).toContain(query);
  });
}

for (const [what, opener, box] of [
  ['NV-6 the language menu', named(en.languages), 'ul:has(> li > [hreflang])'],
  ['PC-9 the tool popover', named(en.tools), '[role="dialog"][popover]'],
  ['PC-8 the menu “Open in”', '[popovertarget][aria-haspopup="menu"]', '[role="menu"]'],
] as const) {
  test(`${what} opens below its button; Escape closes it and gives the focus back`, async ({
    reader,
  }) => {
    await reader.open(guidePage);
    await reader.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), opener);
    await reader.press(Key.ENTER);
    await reader.find(box);
    await expect.poll(() => placeOf(reader, opener, box)).toEqual(wellPlaced);
    await reader.press(Key.ESCAPE);
    await reader.gone(box);
    expect(await reader.hasFocus(opener)).toBe(true);
    await reader.click(opener);
    await reader.find(box);
  });
}

test('PC-11 a tab is chosen in every group, and kept after a reload', async ({reader}) => {
  const chosen = () =>
    reader.run(() => [
      ...new Set(
        [...document.querySelectorAll('[data-tabs="npm2yarn"] [aria-selected="true"]')].map(
          (tab) => tab.textContent,
        ),
      ),
    ]);
  await reader.open(guidePage);
  await reader.click('[role="tab"]', 'pnpm');
  await expect.poll(chosen).toEqual(['pnpm']);
  await reader.driver.navigate().refresh();
  await reader.interactive();
  expect(await chosen()).toEqual(['pnpm']);
});

test('AP-1 the mode that was chosen is kept after a reload', async ({reader}) => {
  const mode = () => reader.run(() => getComputedStyle(document.documentElement).colorScheme);
  await reader.open(guidePage);
  expect(await mode()).toBe('light');
  await reader.click('[data-appearance-toggle]');
  await expect.poll(mode).toBe('dark');
  await reader.driver.navigate().refresh();
  await reader.interactive();
  expect(await mode()).toBe('dark');
});

test('NV-5 LY-9 on a phone the menu and the panels open, lead on and close', async ({reader}) => {
  await reader.resize(390, 800);
  await reader.open(guidePage);
  expect(
    await reader.run(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await reader.click(named(en.hamburger));
  await reader.find('dialog[open]');
  await reader.press(Key.ESCAPE);
  await reader.gone('dialog[open]');
  expect(await reader.hasFocus(named(en.hamburger))).toBe(true);

  await reader.click('[data-local-bar] button');
  await reader.click('#docs-sidebar a', 'Monorepo');
  await expect.poll(() => reader.address()).toBe('/guide/advanced/monorepo');
  await reader.gone('#docs-sidebar');

  await reader.click(named(en.hamburger));
  await reader.click('dialog[open] a', 'Blog');
  await expect.poll(() => reader.address()).toBe('/blog/');
  await reader.gone('dialog[open]');
});

test('PC-7 the page’s Markdown is copied', async ({reader}) => {
  await reader.open(guidePage);
  await reader.click('main button', en.copyPage);
  await reader.find('main button', en.codeCopied);
});

test.describe('client components', () => {
  test.use({allowed: /fails on purpose|The client component "components\/Broken" failed/});

  test('RE-1 a component with state works, also on a page that a link brings', async ({reader}) => {
    const button = 'section[aria-label="Outer"] button';
    await reader.open(below('/guide/plain'), extensionsSite.origin);
    await reader.click('#docs-sidebar a', 'Live');
    await reader.find('[aria-label="Outer"]', 'Outer');
    await expect.poll(() => reader.text('[aria-label="Outer"]')).toContain('browser');
    await reader.click(button);
    await expect.poll(() => reader.text(button)).toBe('Pressed 6 times');
  });
});
