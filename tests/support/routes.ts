import fs from 'node:fs';
import path from 'node:path';

import {buildDirectory} from './hosts';

/** The routes that exist so far, by requirement row; English paths. Rows RT-4 to RT-10 are to come. */
export const routesByRow = {
  'RT-2': ['/'],
  'RT-3': ['/blog/', '/blog/introducing-rslib'],
  'RT-11': [
    '/guide/start/',
    '/guide/start/glossary',
    '/guide/start/npm-packages',
    '/guide/start/quick-start',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A guide page with a long outline, code and neighbours on both sides: most tests read this one. */
export const guidePage = '/guide/start/quick-start';

/**
 * Reads a file of the build under test.
 *
 * @param file path inside the build, forward slashes
 * @throws Error when there is no such file, saying how to build
 */
export function readBuilt(file: string): string {
  const full = path.resolve(__dirname, '../..', buildDirectory, file);
  if (!fs.existsSync(full)) {
    throw new Error(`${full} is missing. Run "npm run build" first.`);
  }
  return fs.readFileSync(full, 'utf8');
}

/** Paths (without the origin) of every page of the sitemap, both languages, in its order. */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address === undefined ? [] : [new URL(address).pathname],
  );
}
