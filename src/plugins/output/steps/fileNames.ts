import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {htmlFile} from '../../../lib/routes';

/**
 * Rename `quick-start/index.html` to `quick-start.html` for each route without a trailing slash, so that hosts serve it
 * at its clean address instead of redirecting to `quick-start/`. @returns how many files
 */
export async function renameFiles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<number> {
  let renamed = 0;
  for (const route of routes.filter((one) => !/(?:\/|\.html)$/.test(one))) {
    const target = path.join(outDir, htmlFile(route, baseUrl));
    const folder = target.slice(0, -'.html'.length);
    const index = path.join(folder, 'index.html');
    if (existsSync(index)) {
      await fs.rename(index, target);
      renamed += 1;
      if ((await fs.readdir(folder)).length === 0) {
        await fs.rmdir(folder);
      }
    }
  }
  return renamed;
}
