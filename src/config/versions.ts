import fs from 'node:fs';
import path from 'node:path';

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {originalFolder, releasedVersions} from './contentFolders.mjs';
import {toolVersion} from './environment';
import {product} from './product';

/** Options of the docs plugin. Beside released versions, `/next/` is unreleased and kept out of search engines. */
export const docsVersions = (siteDir: string): Pick<DocsOptions, 'versions'> =>
  releasedVersions(siteDir).length > 0 ? {versions: {current: {noIndex: true}}} : {};

/**
 * Lists what the pages of each version were checked against (`@rslib/core 1.0.1`): the installed tool, or that of the day
 * when `npm run release:version` cut the version. One that Docusaurus' own command has cut has no entry.
 */
export function checkedAgainst(siteDir: string): Record<string, string> {
  const checked: Record<string, string> = {current: `${product.packageName} ${toolVersion}`};
  for (const version of releasedVersions(siteDir)) {
    const file = path.join(siteDir, originalFolder({plugin: 'docs', version}), 'tool.json');
    if (fs.existsSync(file)) {
      const tool = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string};
      checked[version] = `${product.packageName} ${tool.version}`;
    }
  }
  return checked;
}
