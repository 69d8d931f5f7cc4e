import type {Page} from '@playwright/test';

import {defaultLocale} from '../../src/config/locales';
import {localeOfPath} from '../../src/lib/routes';
import {expectAccessible, keepOneTokenOfEachColour, setLook, violationsOf} from '../support/axe';
import {expect, nothingAllowed, open, test as base} from '../support/fixtures';
import {watch} from '../support/guard';
import {hosts} from '../support/hosts';
import {builtAsked, coverOf, looksByPage, looksOf} from '../support/looks';
import {sitemapPaths} from '../support/routes';

/*
 * The rules about a page once on every page. A page and its translation have the same components, so they share the
 * work: the original is tried on a wide screen, the translation on a narrow one. Colours, the sizes of controls and what
 * scrolls depend on the component and on what it is in, and not on the page: they are tried on pages that have each look
 * of the site between them, in both themes and at both widths.
 * `openStates.spec.ts` has each kind of page in full.
 */

const widths = {original: [1440, 390], translation: [390, 1440]} as const;

interface Shared {
  /** A window that the tests of a worker read one page after the other in, for they leave nothing behind in it. */
  sheet: {page: Page; faultsSoFar: () => string[]};
}

const test = base.extend<object, Shared>({
  sheet: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: hosts.githubPages.origin,
        locale: 'en-US',
      });
      const faults = watch(context, nothingAllowed);
      // ER-2: nor is there a warning on any page.
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(`warning: ${message.text()} on ${message.page()?.url()}`);
        }
      });
      await use({page: await context.newPage(), faultsSoFar: () => [...faults, ...warnings]});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

const addresses = sitemapPaths();
const looks = looksByPage(addresses);
const cover = new Set(coverOf(looks));

/** How many pages have each look. */
const counts = new Map<string, number>();
for (const look of [...looks.values()].flatMap((each) => [...each])) {
  counts.set(look, (counts.get(look) ?? 0) + 1);
}

for (const address of [...addresses, '/nothing', '/zh/nothing']) {
  const kind = localeOfPath(address) === defaultLocale ? 'original' : 'translation';
  const [width, otherWidth] = widths[kind];
  const hasEveryRule = cover.has(address) || !looks.has(address);

  const looked = hasEveryRule ? 'wide and narrow, light and dark' : `${width} px`;
  test(`a11y ${address}, ${looked}`, async ({sheet: {page, faultsSoFar}}) => {
    const before = faultsSoFar();
    await setLook(page, 'light');
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    await keepOneTokenOfEachColour(page);
    await expectAccessible(page, `${width} px`, undefined, hasEveryRule ? 'all' : 'page');
    if (hasEveryRule) {
      await setLook(page, 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expectAccessible(page, `dark, ${width} px`, undefined, 'colour');
      await page.setViewportSize({width: otherWidth, height: 900});
      await expectAccessible(page, `${otherWidth} px`, undefined, 'layout');
      await expectAccessible(page, `dark, ${otherWidth} px`, undefined, 'colour');
    }
    expect(faultsSoFar(), 'the page runs without faults').toEqual(before);
  });
}

test('a11y the pages on which components are tried have every look of the site', () => {
  const tried = new Set([...cover].flatMap((address) => [...(looks.get(address) ?? [])]));
  expect(counts.size).toBeGreaterThan(500);
  expect([...counts.keys()].filter((look) => !tried.has(look))).toEqual([]);
  // A page with a component that no other has is among them.
  const [first = ''] = addresses;
  const added = looksOf('<html><body><main><p class=notice>New</main>', {
    ...builtAsked(),
    classes: new Set(['notice']),
  });
  expect([...added]).toEqual(['html > body > main > p.notice']);
  const more = new Map([...looks, ['/new', new Set([...(looks.get(first) ?? []), ...added])]]);
  expect(coverOf(more)).toContain('/new');
});

/** The rarest look of each component of the text: what a walk over some pages would miss first. */
const rarest = new Map<string, string>();
for (const [look] of [...counts].toSorted(([, one], [, other]) => one - other)) {
  const component = /> main\S*.*\.([A-Z]\w+)_\w+(?!.*\.[A-Z]\w+_)/.exec(look)?.[1];
  if (component && !rarest.has(component)) {
    rarest.set(component, look);
  }
}

test('a11y a colour that cannot be read is found in every component of the text', async ({
  sheet: {page},
}) => {
  test.slow();
  await setLook(page, 'light');
  await page.setViewportSize({width: 1440, height: 900});
  const found: string[] = [];
  const missed: string[] = [];
  for (const [component, look] of rarest) {
    await open(page, [...cover].find((address) => looks.get(address)?.has(look)) ?? '');
    const hasText = await page.evaluate((selector) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({visibilityProperty: true}),
      );
      shown.forEach((element) => (element.style.color = 'rgb(128 128 128 / 0.1)'));
      return shown.some(({childNodes}) =>
        [...childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      );
    }, look);
    if (hasText) {
      const violations = await violationsOf(page, look, 'colour');
      (violations.length > 0 ? found : missed).push(`${component}: ${look}`);
    }
  }
  expect(missed).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});
