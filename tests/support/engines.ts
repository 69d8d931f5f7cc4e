import type {TestInfo} from '@playwright/test';

import {missingEngine, type otherEngines} from '../../src/tasks/browser.mjs';

/** Beginnings of the titles of those tests in `tests/e2e` that Firefox runs, too. */
export const journeyTitles = [
  // A link, Back, and a heading.
  'NV-1 en: ',
  'RT-17 a click brings the next page',
  'LY-7 a link of the outline leads',
  // A page that does not come, a target that is hidden, a place that is left at once.
  'ER-1 a click that is answered badly',
  'a hidden target opens from the address bar',
  'Back, Forward and a reload',
  'rotation: ',
  'the space bar hides no line',
  // Search.
  'SR-1 SR-2 en: the ',
  'SR-1 SR-2 zh: the slash',
  'SR-1 a press beside the dialog closes it',
  'SR-9 en: ',
  'SR-9 zh: ',
  // Menus, and the Markdown copy.
  'PC-9 hover opens it below',
  'PC-9 Escape closes it',
  'PC-8 en: the menu opens',
  'PC-7 en: the page',
  // Tabs.
  'PC-11 a choice holds',
  'PC-11 by keyboard',
  // Light and dark.
  'AP-1 without a choice',
  'AP-1 a choice outlives',
  // Pictures.
  'PC-6 Escape and a click, scrolling and a new size close a picture: a wide window',
  'PC-6 by keyboard',
  // Keyboard.
  'Enter and Space work: ',
  'after the skip link, 1440 px',
  // A phone.
  'NV-5 the hamburger opens a menu',
  'NV-5 it closes when the route changes',
  'LY-9 the sidebar panel opens',
  'LY-9 the outline panel opens',
  'LY-9 Escape',
  // Client components.
  'RE-1 ',
  // 404.
  'RT-18 githubPages: /zh/nothing ',
  'NF-2 en: the link',
  'NF-1 /guide/quickstart names',
] as const;

/** Finds those tests by what Playwright puts together: project, file, groups and title. */
export const journeys = new RegExp(
  journeyTitles.map((title) => title.replace(/[()/]/g, '\\$&')).join('|'),
);

/**
 * Leaves a test out whose engine this machine does not have.
 *
 * @throws Error where the engine could have been installed, and in CI
 */
export function needEngine(name: keyof typeof otherEngines, testInfo: TestInfo): void {
  const missing = missingEngine(name, process.env);
  if (missing?.isFailure) {
    throw new Error(missing.reason);
  }
  testInfo.skip(missing !== null, missing?.reason);
}
