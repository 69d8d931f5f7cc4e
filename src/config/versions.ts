import fs from 'node:fs';
import path from 'node:path';

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {originalFolder, releasedVersions} from './contentFolders.mjs';
import {toolVersion} from './environment';
import {product} from './product';

/** Options of the docs plugin. Beside released versions, `/next/` is unreleased and kept out of search engines. */
export const docsVersions = (siteDir: string): Pick<DocsOptions, 'versions'> =>
  releasedVersions(siteDir).length > 0 ? {versions: {current: {noIndex: true}}} : {};

/** The file in which `npm run release:version` keeps the version of the tool. */
const frozenToolFile = (siteDir: string, version: string): string =>
  path.join(siteDir, originalFolder({plugin: 'docs', version}), 'tool.json');

/**
 * Lists what the pages of each version were checked against (`@rslib/core 1.0.1`): the installed tool, or that of the day
 * when the version was cut. A version that Docusaurus' own command has cut has no entry.
 */
export function checkedAgainst(siteDir: string): Record<string, string> {
  const tools = releasedVersions(siteDir).flatMap((version) => {
    const file = frozenToolFile(siteDir, version);
    return fs.existsSync(file)
      ? [[version, (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version]]
      : [];
  });
  return Object.fromEntries(
    [['current', toolVersion], ...tools].map(([name, tool]) => [
      name,
      `${product.packageName} ${tool}`,
    ]),
  ) as Record<string, string>;
}
