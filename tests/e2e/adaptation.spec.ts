import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* The page on paper, in forced colours, on the narrowest screens, enlarged. */

const {en} = names;

test.describe('on paper', () => {
  async function print(page: Page, address: string) {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
  }

  test('print shows every tab with its name, and what details hide', async ({page}) => {
    await print(page, `${fixtureSite.origin}/guide/tabs`);
    const group = page.locator('[data-tabs="system"]');
    await expect(group.getByText('On Linux.')).toBeVisible();
    await expect(group.getByText('On macOS.')).toBeVisible();
    const names_ = await group
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names_).toEqual(['"Linux"', '"macOS"']);
    await expect(page.getByText('Hidden at first.')).toBeVisible();
  });

  test('print leaves the chrome out, and says where links lead', async ({page}) => {
    await print(page, guidePage);
    for (const name of [en.sidebar, en.outline, en.topNavigation, en.pager]) {
      await expect(page.getByRole('navigation', {name})).toHaveCount(0);
    }
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('button', {name: en.copyPage})).toHaveCount(0);
    const address = await page
      .locator('main article .markdown a[href^="https://"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('https://');
  });

  test('print leaves out what lies over the text: the notice, a picture that is zoomed', async ({
    page,
  }) => {
    await open(page, `${fixtureSite.origin}/guide/pictures`);
    await page.evaluate(() => document.getElementById('script-notice')?.showPopover());
    await expect(page.locator('#script-notice')).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('#script-notice')).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.keyboard.press('Escape');

    const picture = page.locator('main article .markdown img[role="button"]').first();
    await picture.click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.medium-zoom-overlay')).toBeHidden();
    await expect(page.locator('.medium-zoom-image--opened')).toBeHidden();
    await expect(picture).toBeVisible();
  });
});

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('forced colours: what is chosen, current or focused is told by more than a colour', async ({
    page,
  }) => {
    await open(page, guidePage);
    const borders = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return style.borderBottomStyle + style.borderInlineStartStyle + style.outlineStyle;
        });
    expect(await borders('[role="tab"][aria-selected="true"]')).toContain('solid');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
    await page.getByRole('button', {name: en.openIn, exact: true}).click();
    await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  });
});

test('reflow: the long names of the overview break where the window is 240 px wide', async ({
  page,
}) => {
  await page.setViewportSize({width: 240, height: 500});
  await open(page, '/config/');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const address of [
  '/',
  '/zh/',
  guidePage,
  `/zh${guidePage}`,
  '/config/',
  '/config/lib/dts',
  '/zh/config/lib/dts',
  '/blog/',
  '/blog/introducing-rslib',
  '/zh/blog/',
  // A word in the title is wider than the window.
  '/config/lib/external-helpers',
  '/api/',
  '/zh/guide/migration/tsup',
  '/nothing',
]) {
  test(`reflow: ${address} fits into 320 and 390 px`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 640});
    await open(page, address);
    for (const width of [390, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 640});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        const small = await page
          .locator(
            'button:visible, [role="tab"]:visible, summary:visible, input:visible, nav a:visible',
          )
          .evaluateAll((targets) =>
            targets
              .map((target) => ({text: target.textContent, box: target.getBoundingClientRect()}))
              .filter(({box}) => box.height < 24 || box.width < 24)
              .map(({text, box}) => `${text} ${box.width}×${box.height}`),
          );
        expect(small).toEqual([]);
      });
    }
  });
}

test('200%: the page of a window of 1280 px reads at 640', async ({page}) => {
  await page.setViewportSize({width: 640, height: 450});
  await open(page, guidePage);
  await page.getByRole('button', {name: en.openIn, exact: true}).click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(640);
});
