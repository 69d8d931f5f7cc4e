import type {Page} from '@playwright/test';

import {expect, interactive, open, test} from '../support/fixtures';
import {names} from '../support/names';

const formatsPage = '/guide/basic/output-format';

const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const drawing = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: /^One source file becomes five formats\./});

async function openPicture(page: Page) {
  await drawing(page).click();
  // It takes the focus when it has opened.
  await expect(zoomed(page)).toBeFocused();
}

for (const {device, use, width} of [
  {device: 'a wide window', use: {viewport: {width: 1440, height: 900}}, width: 1000},
  {
    device: 'a phone',
    use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    width: 389,
  },
]) {
  test.describe(device, () => {
    test.use({...use, contextOptions: {reducedMotion: 'no-preference'}});

    test(`PC-6 Escape and a click, scrolling and a new size close a picture: ${device}`, async ({
      page,
    }) => {
      await open(page, formatsPage);

      await test.step('a click opens it on the theme’s ground, over the window', async () => {
        await openPicture(page);
        const ground = await page.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        );
        await expect(overlay(page)).toHaveCSS('background-color', ground);
        await expect(zoomed(page)).toHaveCSS('transition-duration', '0.3s');
        await expect
          .poll(async () => (await zoomed(page).boundingBox())?.width)
          .toBeGreaterThan(width);
      });

      await test.step('Escape closes it', async () => {
        await page.keyboard.press('Escape');
        await expect(overlay(page)).toHaveCount(0);
      });

      await test.step('a click beside it closes it', async () => {
        await openPicture(page);
        await overlay(page).click({position: {x: 5, y: 5}});
        await expect(overlay(page)).toHaveCount(0);
      });

      await test.step('scrolling over 40 px closes it, less does not', async () => {
        await openPicture(page);
        const scroll = (top: number) =>
          page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), top);
        await scroll(39);
        // Past the delay of 150 ms.
        await page.waitForTimeout(400);
        await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
        await scroll(2);
        await expect(overlay(page)).toHaveCount(0);
      });

      await test.step('a new size of the window closes it', async () => {
        await openPicture(page);
        await page.setViewportSize({width: use.viewport.height, height: use.viewport.width});
        await expect(overlay(page)).toHaveCount(0);
      });
    });
  });
}

test('PC-6 by keyboard: Enter and Space open and close, Escape closes; the focus goes along', async ({
  page,
}) => {
  await open(page, formatsPage);
  const picture = drawing(page);
  await picture.focus();
  for (const [opens, closes] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
    ['Enter', 'Space'],
  ] as const) {
    await page.keyboard.press(opens);
    await expect(zoomed(page)).toBeFocused();
    await page.keyboard.press(closes);
    await expect(overlay(page)).toHaveCount(0);
    await expect(picture).toBeFocused();
  }

  await test.step('the page behind an open picture is out of reach', async () => {
    await openPicture(page);
    const app = page.locator('#__docusaurus');
    await expect(app).toHaveAttribute('inert');
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(app.locator(':focus')).toHaveCount(0);
    }
    await overlay(page).click({position: {x: 5, y: 5}});
    await expect(app).not.toHaveAttribute('inert');
  });
});

test('PC-6 pictures of a page that comes by a link zoom as well', async ({page}) => {
  await open(page, '/guide/basic/configure-rslib');
  await page
    .getByRole('navigation', {name: names.en.sidebar})
    .getByRole('link', {name: 'Output format'})
    .click();
  await openPicture(page);
});

/** Brightness of the middle of the drawing's lower edge, which is its ground, from 0 to 255. */
async function groundOf(page: Page): Promise<number> {
  const shot = (await drawing(page).screenshot()).toString('base64');
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(Math.round(image.width / 2), image.height - 4, 1, 1).data[1] ?? -1;
  }, shot);
}

test('PC-6 drawings follow the site’s theme, whatever the system’s is', async ({page}) => {
  for (const [system, theme] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({colorScheme: system});
    await page.goto(formatsPage);
    await page.evaluate((value) => localStorage.setItem('theme-rslib', value), theme);
    await page.reload();
    await interactive(page);
    const ground = await groundOf(page);
    expect(theme === 'dark' ? ground : 255 - ground).toBeLessThan(40);
  }
});
