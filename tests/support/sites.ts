import type {PlaywrightTestConfig} from '@playwright/test';

import {isWeekly} from './engines';
import {
  belowPathSite,
  buildDirectory,
  extensionsSite,
  faultySite,
  fixtureSite,
  hostedSite,
  hosts,
  pseudoSite,
  versionsSite,
} from './hosts';

/** Every site that tests open, by its server in `servers`. */
const sites = {
  ...hosts,
  fixtureSite,
  hostedSite,
  extensionsSite,
  belowPathSite,
  versionsSite,
  pseudoSite,
  faulty: faultySite,
};

type SiteName = keyof typeof sites;

const allSites = (Object.keys(sites) as SiteName[]).filter(
  (name) => isWeekly || name !== 'pseudoSite',
);

/** The sites to serve: all, or those that `E2E_SITES` names, separated by commas. */
export const chosenSites =
  (process.env.E2E_SITES?.split(',') as SiteName[] | undefined) ?? allSites;

/** Playwright's setting that serves these sites. It would start several servers one after the other. */
export function serve(names: readonly SiteName[]): PlaywrightTestConfig['webServer'] {
  const lines = names.map((name) => {
    const site = sites[name];
    return `"${name} ${buildDirectory} ${site.port}${'base' in site ? ` ${site.base}` : ''}"`;
  });
  return {
    // Started by node itself: a server behind npx outlives the run.
    command: `node tests/support/servers/start.mjs ${lines.join(' ')}`,
    wait: {stdout: /All sites are served/},
    stdout: 'pipe',
    // The fixture sites are built first where something has changed.
    timeout: 600_000,
  };
}
