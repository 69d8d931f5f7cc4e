import rslibManifest from '@rslib/core/package.json';

import {siteBase} from './siteBase';

/*
 * Settings of a deployment, from environment variables. Only docusaurus.config.ts and build plugins import this file,
 * because browsers have no `process`. GitHub's workflows pass a variable that is not set as an empty one.
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

/** Base of the "Edit this page" links, before the file's path in this repository. If empty, there are no links. */
export const docRepoBaseUrl =
  SITE_REPO_EDIT_URL ?? 'https://github.com/web-infra-dev/rslib-docs/edit/main/';

/** Host of the images that the related tools share. `SITE_ASSET_HOST` overrides it. */
export const assetHost = withoutTrailingSlash(SITE_ASSET_HOST || 'https://assets.rspack.rs');

/** Version of the installed tool, against which the tests check every page. */
export const toolVersion: string = rslibManifest.version;
