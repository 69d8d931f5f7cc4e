import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {isCacheOn} from '../../config/environment';
import {noCache, openCache, type Cache} from './cache';
import {pluginName} from './files';
import {admonitionTypes} from './markdown/admonitions';
import type {RecordContext} from './records/context';
import type {Derived} from './records/source';

/** Code outside `src` that decides what is derived, packages included. */
const rootFiles = ['docusaurus.config.ts', 'package-lock.json'];

/** Hash of all code that could change what is derived; null outside a repository with a lock file. */
async function hashOfCode(siteDir: string): Promise<string | null> {
  const names = await fs.readdir(path.join(siteDir, 'src'), {recursive: true}).catch(() => []);
  const code = names.filter((name) => /\.(?:[cm]?js|tsx?|json)$/.test(name)).toSorted();
  const hash = createHash('sha1');
  try {
    for (const name of [...rootFiles, ...code.map((file) => path.join('src', file))]) {
      hash.update(`${name}\n`).update(await fs.readFile(path.join(siteDir, name)));
    }
    return hash.digest('base64url');
  } catch {
    return null;
  }
}

/**
 * Opens what earlier builds derived from sources, next to the bundler's cache: `docusaurus clear` removes
 * both, and `DOCUSAURUS_NO_PERSISTENT_CACHE` switches both off.
 *
 * @param permalinks of all pages by source, since links in any page may lead to any other
 */
export async function openPageCache(
  {siteDir, siteUrl, baseUrl, locale, admonitionLabel}: Omit<RecordContext, 'cache'>,
  {mdx1Compat, anchors}: LoadContext['siteConfig']['markdown'],
  permalinks: readonly (readonly [string, string])[],
): Promise<Cache<Derived>> {
  const code = isCacheOn ? await hashOfCode(siteDir) : null;
  if (code === null) {
    return noCache();
  }
  const labels = admonitionTypes.map(admonitionLabel);
  const markdown = {mdx1Compat, anchors};
  const version = JSON.stringify({code, siteDir, siteUrl, baseUrl, labels, markdown, permalinks});
  return openCache(
    path.join(siteDir, 'node_modules/.cache', pluginName, `${locale}.json`),
    version,
  );
}
