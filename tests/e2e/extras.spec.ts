import type {Page} from '@playwright/test';

import {screenLocales} from '../support/engines';
import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

/* What floats round a page: the tool popover (PC-9), the button to the top (PC-4), and what turns them off. */

/** The tools' logos come from the family's asset host, once the popover is open. */
test.use({allowed: {...nothingAllowed, requests: [/^https:\/\/assets\.rspack\.rs\//]}});

const tools = [
  ['Rspack', 'https://rspack.rs'],
  ['Rsbuild', 'https://rsbuild.rs'],
  ['Rslib', 'https://rslib.rs'],
  ['Rspress', 'https://rspress.rs'],
  ['Rsdoctor', 'https://rsdoctor.rs'],
  ['Rstest', 'https://rstest.rs'],
  ['Rslint', 'https://rslint.rs'],
  ['Awesome Rstack', 'https://github.com/rstackjs/awesome-rstack'],
] as const;

function toolsButton(page: Page, locale: 'en' | 'zh' = 'en') {
  return page.getByRole('button', {name: names[locale].tools});
}

function toolsPopover(page: Page, locale: 'en' | 'zh' = 'en') {
  return page.getByRole('dialog', {name: names[locale].tools});
}

for (const locale of screenLocales) {
  test(`PC-9 ${locale}: the popover lists eight tools in the page's language`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    await expect(toolsPopover(page, locale)).toBeHidden();
    await toolsButton(page, locale).hover();
    await expect(toolsPopover(page, locale)).toBeVisible();
    const button = await toolsButton(page, locale).boundingBox();
    const popover = await toolsPopover(page, locale).boundingBox();
    expect(popover?.x).toBeCloseTo(button?.x ?? 0, 0);
    expect(popover?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    const links = toolsPopover(page, locale).getByRole('link');
    await expect(links).toHaveCount(tools.length);
    for (const [index, [name, href]] of tools.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(name);
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      const text = (await link.innerText()).replace(name, '');
      expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh');
    }
    const titles = {en: ['Rstack tools', 'Community'], zh: ['Rstack 工具', '社区']};
    for (const title of titles[locale]) {
      await expect(toolsPopover(page, locale).getByText(title, {exact: true})).toBeVisible();
    }
  });
}

test('PC-9 a pointer that only passes opens nothing', async ({page}) => {
  await page.clock.install({time: 0});
  await open(page, guidePage);
  await page.clock.pauseAt(600_000);
  await toolsButton(page).hover();
  await page.clock.runFor(90);
  await expect(toolsPopover(page)).toBeHidden();
  await page.mouse.move(1200, 800);
  await page.clock.runFor(1000);
  await expect(toolsPopover(page)).toBeHidden();
  await toolsButton(page).hover();
  await page.clock.runFor(101);
  await expect(toolsPopover(page)).toBeVisible();
  await page.mouse.move(1200, 800);
  await page.clock.runFor(90);
  await expect(toolsPopover(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(toolsPopover(page)).toBeHidden();
});

test('PC-9 Escape closes it, opened by pointer or by keyboard', async ({page}) => {
  await open(page, guidePage);
  await toolsButton(page).hover();
  await expect(toolsPopover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toolsPopover(page)).toBeHidden();
  await page.mouse.move(1200, 800);
  await toolsButton(page).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(toolsPopover(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toolsPopover(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toolsPopover(page)).toBeHidden();
    await expect(toolsButton(page)).toBeFocused();
  }
});

test('AP-5 the popover has the family’s measures', async ({page}) => {
  await open(page, guidePage);
  await toolsButton(page).click();
  const popover = toolsPopover(page);
  await expect(popover).toHaveCSS('font-size', '14px');
  await expect(popover).toHaveCSS('border-radius', '6px');
  await expect(popover).toHaveCSS('z-index', '1030');
  await expect(popover.getByText(names.en.tools)).toHaveCSS('min-width', '177px');
  await expect(popover.getByRole('link').first()).toHaveCSS('min-height', '32px');
});

test('PC-4 the button is there once the page is scrolled, leads to the top, and keeps the focus', async ({
  page,
}) => {
  await open(page, guidePage);
  const button = page.getByRole('button', {name: names.en.scrollToTop});
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Rslib'})).toBeFocused();
});

test('RT-19 ?globalUIComponents=0 turns the extras off, until the next page', async ({page}) => {
  await open(page, `${guidePage}?globalUIComponents=0`);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(toolsButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: names.en.scrollToTop})).toHaveCount(0);
  await page
    .getByRole('navigation', {name: names.en.sidebar})
    .getByRole('link', {name: 'Monorepo'})
    .click();
  await expect(page).toHaveURL('/guide/advanced/monorepo');
  await expect(toolsButton(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('PC-9 the popover opens by a click', async ({page}) => {
    await page.goto(guidePage);
    await toolsButton(page).click();
    await expect(toolsPopover(page).getByRole('link')).toHaveCount(tools.length);
  });
});
