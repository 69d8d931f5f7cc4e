import rslibManifest from '@rslib/core/package.json';

import {siteBase} from './siteBase';

/*
 * What a deployment may change, read from the environment when the site is configured. Only
 * docusaurus.config.ts and build plugins import this file: there is no `process` in a browser. A workflow hands over
 * a variable that nobody has set as an empty one.
 */

const {SITE_URL, SITE_REPO_EDIT_URL, SITE_ASSET_HOST} = process.env;

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '');

if (!/^\/(?:[\w.-]+\/)*$/.test(siteBase)) {
  throw new Error(
    `SITE_BASE_URL is "${siteBase}". It must start and end with a slash, as in "/previews/7/".`,
  );
}

/** Origin of the published site, without a trailing slash. `SITE_URL` overrides it for previews. */
export const siteUrl = withoutTrailingSlash(SITE_URL || 'https://rslib.rs');

/** Base of every "Edit this page" address; the file's path inside this repository is appended. Without one, there is no link. */
export const docRepoBaseUrl =
  SITE_REPO_EDIT_URL ?? 'https://github.com/web-infra-dev/rslib-docs/edit/main/';

/** Where pictures that belong to the whole tool family are kept. `SITE_ASSET_HOST` overrides it. */
export const assetHost = withoutTrailingSlash(SITE_ASSET_HOST || 'https://assets.rspack.rs');

/** Version of the installed tool, which the tests check every page against. */
export const toolVersion: string = rslibManifest.version;
