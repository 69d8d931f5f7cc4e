import fs from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

import {expect} from './fixtures';

const axePath = path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default, for icon fonts puzzle it; here are none. WCAG 2.5.3: who speaks to a page says what it shows.
  rules: {'label-content-name-mismatch': {enabled: true}},
  resultTypes: ['violations'],
};

/** The rules whose outcome is another at another width: what is there, how large it is, and what scrolls. */
const layoutRules = [
  'aria-hidden-focus',
  'label-content-name-mismatch',
  'landmark-unique',
  'region',
  'scrollable-region-focusable',
  'target-size',
];

/** The rules whose outcome is another in another theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** All rules, or those that another theme or another width may break. */
type Rules = 'all' | 'colour' | 'layout' | 'colour and layout';

const optionsFor: Record<Rules, RunOptions> = {
  all: options,
  colour: {...options, runOnly: {type: 'rule', values: colourRules}},
  layout: {...options, runOnly: {type: 'rule', values: layoutRules}},
  'colour and layout': {
    ...options,
    runOnly: {type: 'rule', values: [...colourRules, ...layoutRules]},
  },
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

/**
 * Runs axe on the page as it is now.
 *
 * @param part a selector, where the rest of the page is known already
 * @returns one line per rule that is broken
 */
async function violationsOf(page: Page, part?: string, rules: Rules = 'all'): Promise<string[]> {
  // Whatever follows the width (which tables scroll) is in place with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Not as an element: the policy of the site would refuse it.
    await page.evaluate(fs.readFileSync(axePath, 'utf8'));
  }
  const results = await page.evaluate(
    ([context, runOptions]) =>
      (
        window as unknown as {
          axe: {run: (c: ElementContext, o: RunOptions) => Promise<AxeResults>};
        }
      ).axe.run(context ?? document, runOptions),
    [part, optionsFor[rules]] as const,
  );
  expect(results.testEngine.name).toBe('axe-core');
  return describeViolations(results);
}

/**
 * Expects WCAG 2.2 AA and axe's best practices of the page as it is now; the test goes on after a failure.
 *
 * @param state said when something is wrong
 * @param part a selector, where the rest of the page is known already
 * @param rules less than all, where the page has passed the others in another look
 */
export async function expectAccessible(
  page: Page,
  state: string,
  part?: string,
  rules: Rules = 'all',
): Promise<void> {
  expect.soft(await violationsOf(page, part, rules), state).toEqual([]);
}

/**
 * Leaves one token of each colour in the samples of a page and makes plain text of the others. A page has thousands of
 * them, whose contrast axe would compute one by one, and all tokens of a kind look the same on the same ground.
 */
export async function keepOneTokenOfEachColour(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const token of document.querySelectorAll('pre code span[class]:not(:has(*))')) {
      const kind = `${token.parentElement?.className ?? ''} ${token.className}`;
      if (seen.has(kind)) {
        token.replaceWith(...token.childNodes);
      }
      seen.add(kind);
    }
  });
}

/** Colours at once: half way through a transition they have another contrast. */
export async function setLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
}
