import {screenLocales} from '../support/engines';
import {expect, open, test} from '../support/fixtures';
import {localized, names} from '../support/names';
import {guidePage} from '../support/routes';

for (const locale of screenLocales) {
  const {pager, previous, next, lastUpdated, copyCode, codeCopied} = names[locale];

  test(`PC-1 ${locale}: the pager leads back and on`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const links = page.getByRole('navigation', {name: pager}).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText(previous);
    await expect(links.last()).toContainText(next);
    await links.last().click();
    await expect(page).toHaveURL(localized(locale, '/guide/start/comparison'));
    await links.first().click();
    await expect(page).toHaveURL(localized(locale, guidePage));
  });

  test(`PC-2 ${locale}: the page says when it was last updated`, async ({page}) => {
    await open(page, localized(locale, guidePage));
    const line = page.getByText(lastUpdated);
    await expect(line).toBeVisible();
    const time = page.locator('main time[datetime]');
    await expect(time).toHaveCount(1);
    const date = new Date((await time.getAttribute('datetime')) ?? '');
    expect(date.getTime()).toBeGreaterThan(Date.parse('2025-01-01'));
    expect(date.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test(`PC-5 ${locale}: a code block is copied, and says so for 2 seconds`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, localized(locale, guidePage));
    const block = page
      .locator('main article figure')
      .filter({has: page.locator('pre')})
      .first();
    const code = await block.locator('code').innerText();
    // The page's own clock: a test that looks from outside may look late.
    const changes = await block.getByRole('button', {name: copyCode}).evaluateHandle((button) => {
      const log: {name: string | null; at: number}[] = [];
      new MutationObserver(() => {
        log.push({name: button.getAttribute('aria-label'), at: performance.now()});
      }).observe(button, {attributeFilter: ['aria-label']});
      return log;
    });
    await block.getByRole('button', {name: copyCode}).click();
    await expect.poll(() => changes.evaluate(({length}) => length)).toBe(2);
    const [copied, back] = await changes.jsonValue();
    expect([copied?.name, back?.name]).toEqual([codeCopied, copyCode]);
    const shown = (back?.at ?? 0) - (copied?.at ?? 0);
    expect(shown).toBeGreaterThan(1950);
    expect(shown).toBeLessThan(4000);
    await expect(block.getByRole('button', {name: copyCode})).toBeVisible();
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard.trim()).toBe(code.trim());
  });
}

test('PC-5 code blocks have no line numbers and do not wrap', async ({page}) => {
  await open(page, guidePage);
  const blocks = page.locator('main article pre code');
  expect(await blocks.count()).toBeGreaterThan(5);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('text-wrap-mode', 'nowrap');
  }
  await expect(page.locator('main article [data-line-numbers]')).toHaveCount(0);
});

for (const locale of screenLocales) {
  test(`${locale}: headings and samples are called what they show`, async ({page}) => {
    await open(page, localized(locale, '/config/lib/dts'));
    const article = page.getByRole('article');
    // The link to the heading itself, and the bar's buttons, have names of their own.
    for (const heading of await article.locator('h2, h3').all()) {
      const shown = (await heading.innerText()).replace(/[\u200b#]/g, '').trim();
      await expect(heading).toHaveAccessibleName(shown);
    }
    for (const figure of await article.getByRole('figure').all()) {
      const bar = figure.locator('figcaption > span').first();
      await expect(figure).toHaveAccessibleName((await bar.textContent()) ?? '');
    }
  });
}
