import type {Page} from '@playwright/test';

import {expect, interactive, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

async function expectMode(page: Page, mode: 'dark' | 'light') {
  const html = page.locator('html');
  await expect(html).toHaveClass(mode === 'dark' ? /(^|\s)dark(\s|$)/ : /^(?!(.*\s)?dark(\s|$))/);
  await expect(html).toHaveCSS('color-scheme', mode);
}

function toggle(page: Page) {
  return page.getByRole('button', {name: names.en.appearance});
}

test('AP-1 without a choice the page follows the system, live', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, guidePage);
  await expectMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark');
});

test(
  'AP-1 a choice outlives reload, navigation and language',
  {tag: '@firefox'},
  async ({page}) => {
    await open(page, guidePage);
    await expectMode(page, 'light');
    const label = await toggle(page).getAttribute('aria-label');
    await toggle(page).click();
    await expectMode(page, 'dark');
    await expect(toggle(page)).not.toHaveAttribute('aria-label', label ?? '');
    await page.reload();
    await expectMode(page, 'dark');
    await open(page, '/zh/guide/start/');
    await expectMode(page, 'dark');
    await page.getByRole('navigation', {name: names.zh.sidebar}).getByRole('link').last().click();
    await expect(page).not.toHaveURL('/zh/guide/start/');
    await expectMode(page, 'dark');
  },
);

test('AP-1 a choice reaches the other tabs at once', async ({page, context}) => {
  const other = await context.newPage();
  await open(other, '/zh/guide/start/');
  await open(page, guidePage);
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expectMode(other, 'dark');
  await toggle(page).click();
  await expectMode(other, 'light');
});

test('AP-4 the new theme is a circle that grows for 400 ms from the button', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
  await open(page, guidePage);
  const box = await toggle(page).boundingBox();
  // Taken as it starts: it is over in less than half a second.
  const revealed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          const transition = start(change);
          void transition.ready.then(() => {
            const effect = document
              .getAnimations()
              .map((animation) => animation.effect as KeyframeEffect)
              .find(({pseudoElement}) => pseudoElement === '::view-transition-new(root)');
            resolve({
              duration: effect?.getTiming().duration,
              from: effect?.getKeyframes()[0]?.clipPath,
            });
          });
          return transition;
        };
      }),
  );
  await toggle(page).click();
  const centre = box && `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  expect(await revealed).toEqual({duration: 400, from: `circle(0px at ${centre})`});
  await expectMode(page, 'dark');
});

interface PaintRecord {
  /** When the root element first was dark (class and scheme), in milliseconds; null for never. */
  dark: number | null;
  /** When it first was dark and then light again. */
  lightAgain: number | null;
}

/** Notes when the root element turns dark or light while the next document loads. */
async function recordAppearance(page: Page) {
  await page.addInitScript(() => {
    const record: PaintRecord = {dark: null, lightAgain: null};
    Object.assign(window, {appearanceRecord: record});
    const note = () => {
      const root = document.documentElement;
      const isDark =
        root.classList.contains('dark') && getComputedStyle(root).colorScheme === 'dark';
      if (isDark) {
        record.dark ??= performance.now();
      } else if (record.dark !== null) {
        record.lightAgain ??= performance.now();
      }
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    // Right before each paint: the stylesheet may come after the last change of the document.
    const beforePaint = () => {
      note();
      requestAnimationFrame(beforePaint);
    };
    requestAnimationFrame(beforePaint);
  });
}

/** The record, and when the browser first painted anything of the page. */
async function readAppearance(page: Page): Promise<PaintRecord & {firstPaint: number}> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
    .toBe(1);
  return page.evaluate(() => ({
    ...(window as unknown as {appearanceRecord: PaintRecord}).appearanceRecord,
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }));
}

async function expectDarkThroughout(page: Page) {
  const {dark, lightAgain, firstPaint} = await readAppearance(page);
  expect(dark).not.toBeNull();
  expect(dark).toBeLessThanOrEqual(firstPaint);
  expect(lightAgain).toBeNull();
}

test('AP-2 every page is dark from the first paint on, by choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guidePage);
  await toggle(page).click();
  await expectMode(page, 'dark');
  await recordAppearance(page);
  for (const path of [guidePage, '/zh/guide/start/', '/', '/nothing']) {
    await test.step(path, async () => {
      await page.goto(path);
      await interactive(page);
      await expectMode(page, 'dark');
      await expectDarkThroughout(page);
    });
  }
});

test('AP-2 and by the system, unless light was chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await recordAppearance(page);
  await open(page, guidePage);
  await expectDarkThroughout(page);
  await toggle(page).click();
  await expectMode(page, 'light');
  await page.reload();
  await interactive(page);
  await expectMode(page, 'light');
  expect((await readAppearance(page)).dark).toBeNull();
});
