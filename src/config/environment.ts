import rslibManifest from '@rslib/core/package.json';

/*
 * What a deployment may change, read from the environment when the site is configured. Only
 * docusaurus.config.ts and build plugins import this file: there is no `process` in a browser.
 */

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '');

/** Origin of the published site, without a trailing slash. `SITE_URL` overrides it for previews. */
export const siteUrl = withoutTrailingSlash(process.env.SITE_URL ?? 'https://rslib.rs');

/** Base of every "Edit this page" address; the file's path inside this repository is appended. */
export const docRepoBaseUrl =
  process.env.SITE_REPO_EDIT_URL ?? 'https://github.com/web-infra-dev/rslib-docs/edit/main/';

/** Where pictures that belong to the whole tool family are kept. `SITE_ASSET_HOST` overrides it. */
export const assetHost = withoutTrailingSlash(
  process.env.SITE_ASSET_HOST ?? 'https://assets.rspack.rs',
);

/** Version of the installed tool, which the tests check every page against. */
export const toolVersion: string = rslibManifest.version;

/**
 * What brings a page to life: `lean` is the small layer in `src/runtime`, `react` is Docusaurus' own
 * hydration. `SITE_CLIENT` chooses; the whole test suite passes with either.
 */
export type ClientLayer = 'lean' | 'react';

export const clientLayer: ClientLayer = readClientLayer(process.env.SITE_CLIENT);

/** @throws Error for a value that is neither layer */
function readClientLayer(value = 'lean'): ClientLayer {
  if (value !== 'lean' && value !== 'react') {
    throw new Error(`SITE_CLIENT is "${value}". It must be "lean" or "react".`);
  }
  return value;
}

/**
 * What draws islands and the search modal in a lean build: Preact, which is a fifth of React's weight, or React
 * itself. `SITE_ISLAND_RUNTIME` chooses; the tests of islands pass with either.
 */
export type IslandRuntime = 'preact' | 'react';

export const islandRuntime: IslandRuntime = readIslandRuntime(process.env.SITE_ISLAND_RUNTIME);

/** @throws Error for a value that is neither runtime */
function readIslandRuntime(value = 'preact'): IslandRuntime {
  if (value !== 'preact' && value !== 'react') {
    throw new Error(`SITE_ISLAND_RUNTIME is "${value}". It must be "preact" or "react".`);
  }
  return value;
}
