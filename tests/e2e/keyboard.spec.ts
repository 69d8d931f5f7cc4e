import type {Locator, Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

/* WCAG 2.2 by keyboard and pointer: what the rows of single controls do not say. */

const {en} = names;

/** The tools' logos come from the family's asset host, once the popover is open. */
test.use({
  allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]},
});

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', {name, exact: true}).filter({visible: true}).first();

/** @returns the focused element if it is covered; null if some of it can be seen */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return null;
  }
  // A link that wraps has several boxes.
  const shows = [...focused.getClientRects()].some(({left, top, width, height}) =>
    [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    ),
  );
  return shows ? null : (focused.outerHTML.slice(0, 120) ?? '');
}

for (const width of [1440, 390]) {
  test(`2.4.11 the focus is never covered, there and back at ${width} px`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 700});
    await open(page, guidePage);
    // Moving the focus backwards scrolls links up under the bars.
    const covered: string[] = [];
    const stops: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.evaluate(
        (start) =>
          document
            .querySelector<HTMLElement>(start)
            ?.focus({preventScroll: start.startsWith('header')}),
        key === 'Tab' ? 'header a[href]' : 'footer a[href]:last-of-type, main a[href]:last-of-type',
      );
      for (let count = 0; count < 60; count += 1) {
        await page.keyboard.press(key);
        const [what, where] = await page.evaluate((probe) => {
          // oxlint-disable-next-line typescript/no-implied-eval -- our own function, serialised
          const probed = new Function(`return (${probe})()`) as () => string | null;
          return [probed(), document.activeElement?.tagName ?? ''] as const;
        }, coveredFocus.toString());
        stops.push(where);
        if (what !== null) {
          covered.push(`${key}: ${what}`);
        }
        if (where === 'BODY') {
          break;
        }
      }
    }
    expect(new Set(stops).size).toBeGreaterThan(1);
    expect(covered).toEqual([]);
  });
}

test.describe('1.4.13 what hover shows', () => {
  for (const [name, opener, content] of [
    ['language menu', en.languages, 'ul:has(> li > [hreflang])'],
    ['tool popover', en.tools, '[role="dialog"][popover]'],
  ] as const) {
    test(`${name}: stays under the pointer, Escape takes it away, leaving closes it`, async ({
      page,
    }) => {
      await open(page, guidePage);
      const shown = page.getByRole('banner').locator(content).first();
      await button(page, opener).hover();
      await expect(shown).toBeVisible();
      await shown.hover();
      await expect(shown).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await page.mouse.move(700, 600);
      await button(page, opener).hover();
      await expect(shown).toBeVisible();
      await page.mouse.move(700, 600);
      await expect(shown).toBeHidden();
    });
  }
});

for (const address of ['/', guidePage, '/config/', '/nothing']) {
  test(`reduced motion: nothing on ${address} moves; 1.4.4 text of twice the size needs no scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, localized('zh', address));
    await test.step('nothing moves', async () => {
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
          );
          return longest > 0.01 || scrollBehavior === 'smooth'
            ? [`${element.tagName}.${element.getAttribute('class')}`]
            : [];
        }),
      );
      expect([...new Set(moving)]).toEqual([]);
    });
    await test.step('text of twice the size', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('1.4.10 at 320 px what opens fits into the window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  await open(page, guidePage);
  const fits = async (part: Locator) => {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  };
  await button(page, en.openIn).click();
  await fits(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await page.locator('[data-local-bar] button').first().click();
  await fits(page.locator('#docs-sidebar'));
  await page.keyboard.press('Escape');
  await button(page, en.tools).click();
  await fits(page.getByRole('dialog', {name: en.tools}));
  await page.keyboard.press('Escape');
  await button(page, en.hamburger).click();
  await button(page, en.languages).click();
  await fits(page.getByRole('dialog').locator('ul:has(> li > [hreflang])'));
});
