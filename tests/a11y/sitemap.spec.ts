import path from 'node:path';

import type {AxeResults, RunOptions} from 'axe-core';

import {expect, open, test} from '../support/fixtures';
import {sitemapPaths} from '../support/routes';

const axePath = path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** One line per violation: the rule, and where it is broken. */
function describeViolations({violations}: AxeResults): string[] {
  return violations.map(
    ({id, help, nodes}) =>
      `${id}: ${help} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join('; ')}`,
  );
}

const looks = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 1440},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'light', width: 390},
] as const;

for (const address of [...sitemapPaths(), '/nothing', '/zh/nothing']) {
  test(`a11y ${address}, light and dark, wide and narrow`, async ({page}) => {
    // Reduced motion: a colour half way through a transition has another contrast.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    await page.addScriptTag({path: axePath});
    for (const {colorScheme, width} of looks) {
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await page.setViewportSize({width, height: 900});
      // Whatever follows the width (which tables scroll) is in place with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const results = await page.evaluate(
        (runOptions) =>
          (window as unknown as {axe: {run: (o: RunOptions) => Promise<AxeResults>}}).axe.run(
            runOptions,
          ),
        options,
      );
      expect(results.testEngine.name).toBe('axe-core');
      expect.soft(describeViolations(results), `${colorScheme} at ${width} px`).toEqual([]);
    }
  });
}
