import fs from 'node:fs';
import path from 'node:path';

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {originalFolder} from './contentFolders.mjs';
import {releasedVersions} from './contentSets.mjs';
import {toolVersion} from './environment';
import {product} from './product';

/* The docs' versions, for configuration, build plugins and tasks: there are no files in a browser. */

/** Options of the docs plugin. Beside released versions, `/next/` is unreleased and kept out of search engines. */
export function docsVersions(siteDir: string): Pick<DocsOptions, 'versions'> {
  return releasedVersions(siteDir).length > 0 ? {versions: {current: {noIndex: true}}} : {};
}

/** The file in which `npm run release:version` keeps the version of the tool. */
const frozenToolFile = (siteDir: string, version: string): string =>
  path.join(siteDir, originalFolder({plugin: 'docs', version}), 'tool.json');

/**
 * What the pages of each version were checked against (`@rslib/core 1.0.1`): the installed tool, or the one of the day
 * when the version was cut. A version that Docusaurus' own command has cut says nothing.
 */
export function checkedAgainst(siteDir: string): Record<string, string> {
  const named = (tool: string): string => `${product.packageName} ${tool}`;
  const tools: Record<string, string> = {current: named(toolVersion)};
  for (const version of releasedVersions(siteDir)) {
    const file = frozenToolFile(siteDir, version);
    if (fs.existsSync(file)) {
      const tool = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string};
      tools[version] = named(tool.version);
    }
  }
  return tools;
}
