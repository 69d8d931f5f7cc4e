import fs from 'node:fs/promises';
import path from 'node:path';

import {htmlFile, isIndexRoute} from '../../../lib/routes';
import type {OutputContext} from '../context';

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

async function removeIfEmpty(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  if (names.length === 0) {
    await fs.rmdir(folder);
  }
}

/**
 * Renames `quick-start/index.html` to `quick-start.html` for each route without a trailing slash, so
 * that hosts serve it at its clean address instead of sending readers on to `quick-start/`. Safe to
 * repeat.
 *
 * @returns how many files were renamed
 */
export async function renameFiles({
  outDir,
  baseUrl,
  routes,
}: Pick<OutputContext, 'outDir' | 'baseUrl' | 'routes'>): Promise<number> {
  let renamed = 0;
  for (const route of routes) {
    if (isIndexRoute(route) || route.endsWith('.html')) {
      continue;
    }
    const target = path.join(outDir, htmlFile(route, baseUrl));
    const folder = target.slice(0, -'.html'.length);
    const source = path.join(folder, 'index.html');
    if (await exists(source)) {
      await fs.rename(source, target);
      await removeIfEmpty(folder);
      renamed += 1;
    }
  }
  return renamed;
}
