import type {Page} from '@playwright/test';

import {expect, open, scrollSettled, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {names} from '../support/names';
import {field, options} from '../support/search/modal';

/* What a link leads to is seen: it is opened where something hides it, and stands below the bars. */

const address = `${fixtureSite.origin}/guide/targets`;
const elsewhere = `${fixtureSite.origin}/guide/tabs`;

/** The target is in view, and no bar covers it. */
async function expectSeen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await scrollSettled(page);
  const gap = await page.locator(`#${id}`).evaluate((target) => {
    const bars = [...document.querySelectorAll('[data-navbar], [data-local-bar]')];
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const {scrollHeight} = document.documentElement;
    const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
    const distance = target.getBoundingClientRect().top - bottom;
    // At its end, the page cannot be scrolled further.
    return isAtEnd ? Math.min(distance, 0) : distance;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(120);
}

/** Follows a link that the open page gets for the purpose. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), {href: target, textContent: 'lead'});
    document.querySelector('article')?.prepend(link);
  }, href);
  await page.getByRole('link', {name: 'lead', exact: true}).click();
}

const hidden = ['in-tab', 'in-details', 'in-details-in-tab', 'in-tab-in-details'] as const;

test('a hidden target opens from the address bar, another page, the page itself, and Back', async ({
  page,
}) => {
  for (const id of hidden) {
    await test.step(`#${id}`, async () => {
      await open(page, `${address}#${id}`);
      await expectSeen(page, id);

      await open(page, elsewhere);
      await followLink(page, `${address}#${id}`);
      await expect(page).toHaveURL(`${address}#${id}`);
      await expectSeen(page, id);

      // Not by the mouse: this site's bar is away, and the page would be scrolled to it.
      await page.locator('[data-navbar] a[href="/guide/tabs"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL(`${address}#${id}`);
      await expectSeen(page, id);

      await open(page, address);
      await page.evaluate((hash) => (window.location.hash = hash), id);
      await expectSeen(page, id);
    });
  }
});

test('a hidden target opens from a link of the page, again after it was closed, and from the outline', async ({
  page,
}) => {
  await open(page, address);
  for (const turn of ['first', 'again']) {
    await test.step(turn, async () => {
      await page.getByRole('link', {name: 'to the details'}).click();
      await expectSeen(page, 'in-details');
      await page.getByText('Closed', {exact: true}).click();
      await expect(page.locator('#in-details')).toBeHidden();
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    });
  }
  const outline = page.getByRole('navigation', {name: 'Contents'});
  await outline.getByRole('link', {name: 'In the tab', exact: true}).click();
  await expectSeen(page, 'in-tab');
  await expect(page.getByRole('tab', {name: 'Second'})).toHaveAttribute('aria-selected', 'true');
  // Hidden headings are not marked as current.
  await expect(outline.locator('[aria-current]')).toHaveText('In the tab');
});

test('a hidden target opens from the search', async ({page}) => {
  await page.route('**/guide/start/glossary', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /<h(\d)[^>]*id="?bundleless"?[\s\S]*?<\/h\1>/,
      '<details><summary>More</summary>$&</details>',
    );
    expect(body).not.toBe(html);
    await route.fulfill({response, body});
  });
  await open(page, '/guide/start/');
  await page.keyboard.press('Control+k');
  await field(page).fill('bundleless');
  await options(page).and(page.locator('[href$="/glossary#bundleless"]')).click();
  await expect(page).toHaveURL('/guide/start/glossary#bundleless');
  await expectSeen(page, 'bundleless');
});

for (const width of [390, 1440]) {
  test(`every kind of target stands below the bars, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, address);
    // Its id ends with a mark of the page.
    const note = (await page.locator('[id^="user-content-fn-1"]').getAttribute('id')) ?? '';
    for (const id of ['a-span', 'a-row', note, 'hidden']) {
      await test.step(`#${id}`, async () => {
        await open(page, `${address}#${id}`);
        await expectSeen(page, id);
      });
    }
    await test.step('from links: a row, a note, and the way back from it', async () => {
      await open(page, address);
      await followLink(page, '#a-row');
      await expectSeen(page, 'a-row');
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await page.locator(`a[href="#${note}"]`).click();
      await expectSeen(page, note);
      const reference = note.replace('fn', 'fnref');
      await page.locator(`a[href="#${reference}"]`).click();
      await expectSeen(page, reference);
    });
  });
}

test('the space bar hides no line unread behind the bars, and the bar’s own focus moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({width: 800, height: 500});
  await open(page, '/guide/start/quick-start');
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  for (const key of ['Space', 'PageDown']) {
    await test.step(key, async () => {
      const before = await scrollY();
      await page.keyboard.press(key);
      await expect.poll(scrollY).toBeGreaterThan(before);
      await scrollSettled(page);
      // The window without both bars.
      expect((await scrollY()) - before).toBeLessThanOrEqual(500 - 72 - 48);
    });
  }
  const before = await scrollY();
  await page.getByRole('button', {name: names.en.search, exact: true}).focus();
  await page.getByRole('button', {name: /on this page/i}).focus();
  await scrollSettled(page);
  expect(await scrollY()).toBe(before);
});

test('the address of a section that moved to another page opens it there, and Back skips it', async ({
  page,
}) => {
  const moved = `${fixtureSite.origin}/guide/tabs#below`;
  await open(page, `${address}#old-section`);
  await expect(page).toHaveURL(moved);

  const start = `${fixtureSite.origin}/guide/notes`;
  await open(page, start);
  await followLink(page, `${address}#old-section`);
  await expect(page).toHaveURL(moved);
  await page.goBack();
  await expect(page).toHaveURL(start);
});
