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

  test('print cuts nothing off: samples, tables and long names wrap, in the light theme', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    // The text of a sheet of A4 with the browser's margins.
    await page.setViewportSize({width: 718, height: 1000});
    for (const address of ['/config/lib/dts', guidePage, '/config/']) {
      await test.step(address, async () => {
        await page.emulateMedia({media: 'screen'});
        await print(page, address);
        const cut = await page
          .locator('main :is(pre, pre code, table, code, p)')
          .evaluateAll((parts) =>
            parts
              .filter((part) => {
                const boxes = [...part.getClientRects()];
                // The padding of inline code may stick out at the end of a line.
                const isWide = part.scrollWidth > part.clientWidth + 4;
                return boxes.some(({right}) => right > innerWidth) || isWide;
              })
              .filter((part) => getComputedStyle(part).display !== 'inline')
              .map((part) => part.textContent.slice(0, 80)),
          );
        expect(cut).toEqual([]);
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
        await expect(page.locator('a[href="#__docusaurus_skipToContent_fallback"]')).toBeHidden();
      });
    }
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

for (const address of [
  '/zh/',
  guidePage,
  '/config/',
  '/zh/config/lib/dts',
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

test('rotation: a panel closes where its button goes, and the sidebar stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 700, height: 800});
  await open(page, guidePage);
  const sidebar = page.locator('#docs-sidebar');
  const outline = page.locator('[data-outline]');
  const popovers = page.locator('[data-panel]:popover-open');
  await page.getByRole('button', {name: /^Menu/}).click();
  await expect(popovers).toHaveCount(1);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(popovers).toHaveCount(0);
  await expect(sidebar).toHaveCSS('position', 'sticky');

  await page.getByRole('button', {name: /on this page/i}).click();
  await expect(popovers).toHaveCount(1);
  await page.setViewportSize({width: 1300, height: 800});
  await expect(popovers).toHaveCount(0);
  await expect(outline).toHaveCSS('position', 'sticky');
});

test('text at 200 %, wide and narrow: no name in sidebar, outline, bar, page actions or 404 page is cut off or sticks out', async ({
  page,
}) => {
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  /** Texts that are wider than their box, or stick out of the window. */
  const cutIn = (selector: string) =>
    page.locator(selector).evaluateAll((parts) =>
      parts
        .filter((part) => {
          const {right, left, width} = part.getBoundingClientRect();
          // Icons have no text to cut, and names that appear beside them.
          const hasText = part.textContent !== '' && part.clientWidth > 0;
          const isCut = hasText && part.scrollWidth > part.clientWidth + 1;
          return width > 0 && (isCut || right > innerWidth + 1 || left < -1);
        })
        .map((part) => part.textContent),
    );
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({width, height: 800});
    await test.step(`${width} px`, async () => {
      await open(page, '/config/lib/dts');
      await enlarge();
      expect(await cutIn(':has(> [data-copy-page]) button')).toEqual([]);
      if (width < 960) {
        await page.getByRole('button', {name: /^Menu/}).click();
      }
      expect(await cutIn('#docs-sidebar, #docs-sidebar a')).toEqual([]);
      expect(await cutIn('[data-outline], [data-outline] a')).toEqual([]);
      expect(await cutIn('header[data-navbar] :is(a, button):not([popover] *, dialog *)')).toEqual(
        [],
      );
      await open(page, '/guide/start/npm-packages');
      await enlarge();
      expect(await cutIn('main :not(td, th, pre) > code')).toEqual([]);
      await open(page, '/output.generatorOptions.asset-inline.filename');
      await enlarge();
      expect(await cutIn('main, main a')).toEqual([]);
    });
  }
});
