import {expect, test as base, type Page} from '@playwright/test';

import {nothingAllowed, watch, type Allowed} from './guard';

interface Fixtures {
  /** Faults that a test provokes on purpose: `test.use({allowed: {...nothingAllowed, …}})`. */
  allowed: Allowed;
  /** Runs by itself round every test. */
  guard: void;
}

/** Playwright's `test`, which also fails on every fault that `watch` collects. */
export const test = base.extend<Fixtures>({
  allowed: [nothingAllowed, {option: true}],
  guard: [
    async ({context, allowed}, use) => {
      const faults = watch(context, allowed);
      await use();
      expect(faults, 'the pages run without faults').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect, nothingAllowed};

/** Waits until the page's controls work: its script has run. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
}

/** Waits until the page has not scrolled for a while: smooth scrolling and jumps to a hash are over. */
export async function scrollSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    let calmSince = performance.now();
    while (performance.now() - calmSince < 200) {
      if (window.scrollY !== last) {
        last = window.scrollY;
        calmSince = performance.now();
      }
      await new Promise(requestAnimationFrame);
    }
  });
}
