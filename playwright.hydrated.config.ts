import {defineConfig} from '@playwright/test';

import base from './playwright.config';
import {serve} from './tests/support/sites';

/** The few tests that every run of CI makes of the site as React hydrates it: `npm run test:hydrated`. */
export default defineConfig({
  ...base,
  testMatch: ['hydrated/**/*.spec.ts', 'e2e/{islands,extensions}.spec.ts'],
  reporter: [['line'], ['json', {outputFile: 'test-results/hydrated.json'}]],
  projects: [{name: 'hydrated'}],
  webServer: serve(['githubPages', 'extensionsSite']),
});
