import {defineConfig} from '@playwright/test';

import base from './playwright.config';

const servers = [base.webServer ?? []].flat();

/** The few tests that every run of CI makes of the site as React hydrates it: `npm run test:hydrated`. */
export default defineConfig({
  ...base,
  testMatch: ['hydrated/**/*.spec.ts', 'e2e/{islands,extensions}.spec.ts'],
  reporter: [['line'], ['json', {outputFile: 'test-results/hydrated.json'}]],
  projects: [{name: 'hydrated'}],
  webServer: servers.filter(({command}) => /githubPages|extensionsSite/.test(command)),
});
