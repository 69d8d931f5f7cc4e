import fs from 'node:fs/promises';
import path from 'node:path';

import {htmlFile, isIndexRoute} from '../../../lib/routes';

/** Whether `action` succeeded; false where the file is not there, or the folder holds something else. */
async function succeeds(action: Promise<void>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return false;
    }
    throw error;
  }
}

/**
 * Renames `quick-start/index.html` to `quick-start.html` for each route without a trailing slash, so
 * that hosts serve it at its clean address instead of sending readers on to `quick-start/`. Safe to
 * repeat.
 *
 * @returns how many files were renamed
 */
export async function renameFiles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<number> {
  let renamed = 0;
  for (const route of routes.filter((one) => !isIndexRoute(one) && !one.endsWith('.html'))) {
    const target = path.join(outDir, htmlFile(route, baseUrl));
    const folder = target.slice(0, -'.html'.length);
    if (await succeeds(fs.rename(path.join(folder, 'index.html'), target))) {
      await succeeds(fs.rmdir(folder));
      renamed += 1;
    }
  }
  return renamed;
}
