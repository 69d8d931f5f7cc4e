import type {PlaywrightTestConfig} from '@playwright/test';

import {extensionsSite, faultySite, fixtureSite, hostedSite, hosts, versionsSite} from './hosts';

/** Every site that tests open; `servers/start.mjs` builds and serves them. */
const sites = {
  ...hosts,
  fixtureSite,
  hostedSite,
  extensionsSite,
  versionsSite,
  faulty: faultySite,
};

type SiteName = keyof typeof sites;

/** The sites to serve: all, or those that `E2E_SITES` names, separated by commas. */
const chosen =
  (process.env.E2E_SITES?.split(',') as SiteName[] | undefined) ??
  (Object.keys(sites) as SiteName[]);

const lines = chosen.map((name) => {
  const site = sites[name];
  return `"${name} ${site.port}${'base' in site ? ` ${site.base}` : ''}"`;
});

/** Playwright's setting that serves these sites. */
export const webServer: PlaywrightTestConfig['webServer'] = {
  // Started by node itself: a server behind npx outlives the run.
  command: `node tests/support/servers/start.mjs ${lines.join(' ')}`,
  wait: {stdout: /All sites are served/},
  stdout: 'pipe',
  // The fixture sites are built first where something has changed.
  timeout: 600_000,
};
