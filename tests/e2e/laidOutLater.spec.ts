import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/fixtures';
import {guidePage} from '../support/routes';

interface Heights {
  kept: number;
  drawn: number;
}

/** Of each sample that is in view of the reader once scrolled to: the place that is kept, and what fills it. */
function heightsOfSamples(page: Page): Promise<Heights[]> {
  return page.evaluate(() => {
    const samples = [...document.querySelectorAll<HTMLElement>('[data-code-block]')].filter(
      (sample) => sample.offsetParent && sample.dataset.wrap === undefined,
    );
    const heights = (visibility: string) => {
      for (const {style} of samples) {
        style.contentVisibility = visibility;
      }
      return samples.map((sample) => sample.getBoundingClientRect().height);
    };
    for (const sample of samples) {
      // Without `auto`, which would stand for the height that was drawn.
      const kept = getComputedStyle(sample).containIntrinsicBlockSize.replace('auto ', '');
      sample.style.containIntrinsicBlockSize = kept;
    }
    const kept = heights('hidden');
    const drawn = heights('visible');
    return samples.map((_, index) => ({kept: kept[index] ?? 0, drawn: drawn[index] ?? 0}));
  });
}

for (const address of [guidePage, '/zh/config/lib/dts']) {
  test(`samples of ${address} fill the place that is kept for them, and nothing moves`, async ({
    page,
  }) => {
    await open(page, address);
    const heights = await heightsOfSamples(page);
    expect(heights.length).toBeGreaterThan(3);
    for (const {kept, drawn} of heights) {
      expect(Math.abs(kept - drawn)).toBeLessThan(1);
    }
  });
}

test('samples below the fold that scroll are tab stops after a click, as after a load', async ({
  page,
}) => {
  await open(page, guidePage);
  await page.locator('#docs-sidebar').getByRole('link', {name: 'CSS', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('CSS');
  await expect(page.locator('.markdown > [hidden]')).toHaveCount(0);
  const unreachable = await page
    .locator('pre')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth && !box.hasAttribute('tabindex')),
    );
  expect(unreachable).toEqual([]);
});
