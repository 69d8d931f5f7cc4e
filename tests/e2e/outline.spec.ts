import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

function outline(page: Page) {
  return page.getByRole('navigation', {name: names.en.outline});
}

test('LY-7 the outline marks the heading that is being read', async ({page}) => {
  await open(page, guidePage);
  for (const id of ['output', 'package-json', 'before-you-start']) {
    await page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({top: top - 100, behavior: 'instant'});
    }, id);
    const current = outline(page).locator('[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', new RegExp(`#${id}$`));
  }
});

test('LY-7 scrolling is followed at most every 100 ms', async ({page}) => {
  await open(page, guidePage);
  const {changes, elapsed} = await page.evaluate(async () => {
    let changes = 0;
    // A record comes for each batch of changes, so one per update of the outline.
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document.body, {subtree: true, attributeFilter: ['aria-current']});
    const started = performance.now();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return {changes, elapsed: performance.now() - started};
  });
  expect(changes).toBeGreaterThan(2);
  // One update may come at once and one at the end of the last interval.
  expect(changes).toBeLessThanOrEqual(elapsed / 100 + 2);
});

test('LY-7 a link of the outline leads to its heading, below the bar', async ({page}) => {
  await open(page, guidePage);
  await outline(page).getByRole('link', {name: 'The output'}).click();
  await expect(page).toHaveURL(`${guidePage}#output`);
  const heading = page.locator('#output');
  await expect(heading).toBeInViewport();
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(72);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('LY-9 the sidebar panel opens, leads on and closes', async ({page}) => {
    await open(page, guidePage);
    const sidebar = page.getByRole('navigation', {name: names.en.sidebar});
    await expect(sidebar).toBeHidden();
    const button = page.getByRole('button', {name: /^Menu/});
    await button.click();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('link', {name: 'Monorepo'}).click();
    await expect(page).toHaveURL('/guide/advanced/monorepo');
    await expect(sidebar).toBeHidden();
  });

  test('LY-9 the outline panel opens, leads to a heading and closes', async ({page}) => {
    await open(page, guidePage);
    const button = page.getByRole('button', {name: /on this page/i});
    await button.click();
    await expect(outline(page)).toBeVisible();
    await outline(page).getByRole('link', {name: 'The output'}).click();
    await expect(page).toHaveURL(`${guidePage}#output`);
    await expect(outline(page)).toBeHidden();
    await expect(page.locator('#output')).toBeInViewport();
  });
});
