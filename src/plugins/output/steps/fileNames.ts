import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {filesIn} from '../../../lib/filesIn.mjs';
import {htmlFile} from '../../../lib/routes';

/** Takes the slash off links to renamed pages: a folder's index would have answered them. */
async function shortenLinks(outDir: string, renamed: ReadonlySet<string>): Promise<void> {
  for (const name of filesIn(outDir).filter((one) => one.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const shortened = html.replaceAll(
      /(<a\s[^>]*?\bhref=["']?)([^"'\s>?#]+)\/(?=["'\s>?#])/g,
      (link, before: string, route: string) => (renamed.has(route) ? before + route : link),
    );
    if (shortened !== html) {
      await fs.writeFile(file, shortened);
    }
  }
}

/**
 * Renames `quick-start/index.html` to `quick-start.html` for each route without a trailing slash, so that hosts serve
 * it at its clean address instead of sending readers on to `quick-start/`. Safe to repeat. @returns how many files
 */
export async function renameFiles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<number> {
  const clean = routes.filter((one) => !/(?:\/|\.html)$/.test(one));
  let renamed = 0;
  for (const route of clean) {
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
  await shortenLinks(outDir, new Set(clean));
  return renamed;
}
