import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {PageEntry} from '../../../../src/lib/pageData';
import type {OutputContext} from '../../../../src/plugins/output';

/** An entry with what the steps read, and nothing else of interest. */
export function entry(overrides: Partial<PageEntry> & {routePath: string}): PageEntry {
  return {
    kind: 'doc',
    pageType: 'doc',
    title: 'Title',
    headingTitle: 'Title',
    description: '',
    lang: 'en',
    toc: [],
    frontmatter: {},
    version: '',
    source: '',
    _relativePath: '',
    feeds: [],
    sidebarPath: [],
    date: null,
    lastUpdatedTime: null,
    sections: [],
    markdown: null,
    unlisted: false,
    ...overrides,
  };
}

/** A build in a folder of its own. `base` is `/` or `/zh/`. */
export async function contextOf(
  base: string,
  entries: PageEntry[],
  rootDir?: string,
): Promise<OutputContext> {
  const root = rootDir ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'site-output-')));
  return {
    locale: base === '/' ? 'en' : 'zh',
    translations: {},
    siteTitle: 'Rslib',
    siteUrl: 'https://rslib.rs',
    baseUrl: base,
    outDir: path.join(root, base),
    rootDir: root,
    allEntries: entries,
    entries,
    otherRoutes: [],
    notIndexed: new Set(),
  };
}

/** Writes a file with the folders it needs. */
export async function write(dir: string, name: string, text: string): Promise<void> {
  const file = path.join(dir, name);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

/** Paths of all files below a folder, sorted, with forward slashes. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .toSorted();
}
