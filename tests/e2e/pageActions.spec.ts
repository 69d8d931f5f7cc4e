import type {Page} from '@playwright/test';

import {screenLocales} from '../support/engines';
import {expect, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

const markdownFile = `${guidePage}.md`;

/** Refuses the clipboard, and keeps what the reader is asked to copy by hand. */
async function denyClipboard(page: Page): Promise<string[]> {
  const prompts: string[] = [];
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  page.on('dialog', (dialog) => {
    prompts.push(dialog.message(), dialog.defaultValue());
    void dialog.dismiss();
  });
  return prompts;
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function menuOf(page: Page, locale: 'en' | 'zh') {
  return page.getByRole('menu', {name: names[locale].openIn});
}

for (const locale of screenLocales) {
  const {copyPage, codeCopied, openIn} = names[locale];
  const address = localized(locale, guidePage);
  const markdown = localized(locale, markdownFile);

  test(`PC-7 ${locale}: the page's Markdown is copied, and the button says so for half a second`, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    const button = page.getByRole('main').getByRole('button', {name: copyPage, exact: true});
    await button.click();
    const copied = page.getByRole('main').getByRole('button', {name: codeCopied, exact: true});
    await expect(copied).toHaveCount(1);
    await expect(page.getByRole('status').filter({hasText: codeCopied})).toHaveCount(1);
    await expect(button).toHaveCount(1);
    expect(await clipboard(page)).toBe(await (await request.get(markdown)).text());
  });

  test(`PC-8 ${locale}: the menu opens chats with a question that names the Markdown copy`, async ({
    page,
  }) => {
    await open(page, address);
    await page.getByRole('button', {name: openIn, exact: true}).click();
    const menu = menuOf(page, locale);
    await expect(menu).toBeVisible();
    for (const [service, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ] as const) {
      const link = menu.getByRole('menuitem', {name: service});
      await expect(link).toHaveAttribute('target', '_blank');
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.host).toBe(host);
      const question = url.searchParams.get('q') ?? '';
      expect(question).toContain(`https://rslib.rs${markdown}`);
      expect(/\p{Script=Han}/u.test(question)).toBe(locale === 'zh');
    }
  });
}

test('PC-7 the button is disabled while the Markdown is on its way', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${markdownFile}`, async (route) => {
    await asked;
    await route.fulfill({contentType: 'text/markdown', body: '# Here'});
  });
  await open(page, guidePage);
  const button = page.getByRole('button', {name: names.en.copyPage, exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  // It says so for half a second, which a slow machine would miss.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  answer();
  await expect(page.getByRole('main').getByRole('button', {name: 'Copied'})).toBeFocused();
  expect(await clipboard(page)).toBe('# Here');
});

test('PC-7 a page without Markdown has no button', async ({page}) => {
  for (const address of ['/', '/blog/', '/nothing']) {
    await open(page, address);
    await expect(page.getByRole('button', {name: names.en.copyPage})).toHaveCount(0);
  }
});

test('PC-7 it says so when the Markdown cannot be had, and can be tried again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(`**${markdownFile}`, (route) => route.abort(), {times: 1});
  await open(page, guidePage);
  const button = page.getByRole('button', {name: names.en.copyPage, exact: true});
  await button.click();
  await expect(page.getByRole('status').filter({hasText: 'Could not load the page'})).toHaveCount(
    1,
  );
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Copied'})).toHaveCount(1);
});

test('PC-12 PC-7 PC-8 without a clipboard the reader is asked to copy the page, or the link', async ({
  page,
}) => {
  const prompts = await denyClipboard(page);
  await open(page, '/blog/introducing-rslib');
  const button = page.getByRole('button', {name: names.en.copyPage, exact: true});
  await button.click();
  await expect.poll(() => prompts[0]).toMatch(/^Copy to clipboard: (Cmd|Ctrl)\+C, Enter$/);
  expect(prompts[1]).toContain('# ');
  await expect(button).toBeEnabled();
  await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
  await page.getByRole('menuitem', {name: 'Copy Markdown link'}).click();
  await expect.poll(() => prompts[3]).toBe('https://rslib.rs/blog/introducing-rslib.md');
});

test('PC-8 the Markdown link is copied, and the menu closes', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guidePage);
  await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
  await page.getByRole('menuitem', {name: 'Copy Markdown link'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  await expect(menuOf(page, 'en')).toBeHidden();
  expect(await clipboard(page)).toBe(`https://rslib.rs${markdownFile}`);
});

test('PC-8 by keyboard: the menu takes the focus, arrows move, Escape gives it back', async ({
  page,
}) => {
  await open(page, guidePage);
  const button = page.getByRole('button', {name: names.en.openIn, exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  const items = menuOf(page, 'en').getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page, 'en')).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('PC-8 the menu opens, and its links work', async ({page}) => {
    await page.goto(guidePage);
    await page.getByRole('button', {name: names.en.openIn, exact: true}).click();
    await expect(menuOf(page, 'en').getByRole('menuitem', {name: 'Claude'})).toBeVisible();
  });
});
