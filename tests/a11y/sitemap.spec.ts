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

for (const address of [...sitemapPaths(), '/nothing', '/zh/nothing']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`a11y ${address} ${colorScheme} at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        // Reduced motion: a colour half way through a transition has another contrast.
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await open(page, address);
        await page.addScriptTag({path: axePath});
        const results = await page.evaluate(
          (runOptions) =>
            (window as unknown as {axe: {run: (o: RunOptions) => Promise<AxeResults>}}).axe.run(
              runOptions,
            ),
          options,
        );
        expect(results.violations.length + (results.passes?.length ?? 0)).toBeGreaterThan(0);
        expect(describeViolations(results)).toEqual([]);
      });
    }
  }
}
