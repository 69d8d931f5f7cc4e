import path from 'node:path';

import {defineConfig, type Project} from '@playwright/test';

import {chromiumArgs, chromiumPath} from './tests/support/chromium';
import {hasFirefox, hasFonts, hasWebKit, isWeekly} from './tests/support/engines';
import {hosts} from './tests/support/hosts';
import {webServer} from './tests/support/sites';

const executablePath = chromiumPath();

/** Engines that start anew for each test, and draw without a graphics card, need more of a busy machine. */
const slow = {timeout: 120_000, expect: {timeout: 25_000}};

/** The tests tagged `@firefox`, once more in the Firefox of this machine. */
const firefox: Project = {
  name: 'firefox',
  testMatch: '{e2e,live}/**/*.spec.ts',
  grep: /@firefox/,
  ...slow,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(__dirname, 'tests/support/firefox/launch.mjs'),
      // Playwright's switch for it does not reach this Firefox.
      firefoxUserPrefs: {'ui.prefersReducedMotion': 1},
    },
  },
};

/** What takes long and rarely breaks: the workflow `weekly` runs it. */
const weekly: Project[] = [
  {name: 'weekly', testMatch: 'weekly/**/*.spec.ts', testIgnore: '**/webkit.spec.ts'},
  ...(hasWebKit ? [{name: 'webkit', testMatch: 'weekly/webkit.spec.ts', ...slow}] : []),
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a fault from a slow moment of the machine. Tests that need it are listed as flaky at the end, and
  // `npm test` fails where there are more than a few.
  retries: 1,
  // One more than the machines of CI have cores: tests wait more than they compute.
  workers: 3,
  // Generous, because a machine of CI may be several times slower than a desk; a passing test waits for nothing.
  timeout: 40_000,
  expect: {
    timeout: 10_000,
    // Not more than is written there, either.
    toMatchAriaSnapshot: {pathTemplate: 'tests/a11y/trees/{arg}{ext}', children: 'deep-equal'},
  },
  reporter: [['line'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {
    baseURL: hosts.githubPages.origin,
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    launchOptions: {executablePath, args: chromiumArgs},
    actionTimeout: 10_000,
    // Playwright scrolls the page when it clicks something that still moves.
    contextOptions: {reducedMotion: 'reduce'},
    // Recording takes a quarter of the time of a run. To see a failure: npx playwright test --trace on <file>
    trace: 'off',
  },
  projects: [
    // One at a time, because the tool takes all cores; first, because that takes longest.
    {name: 'live', testMatch: 'live/**/*.spec.ts', workers: 1},
    {name: 'tasks', testMatch: 'tasks/**/*.spec.ts'},
    {name: 'e2e', testMatch: 'e2e/**/*.spec.ts'},
    {name: 'a11y', testMatch: 'a11y/**/*.spec.ts'},
    ...(hasFonts ? [{name: 'visual', testMatch: 'visual/**/*.spec.ts'}] : []),
    ...(hasFirefox ? [firefox] : []),
    ...(isWeekly ? weekly : []),
  ],
  webServer,
});
