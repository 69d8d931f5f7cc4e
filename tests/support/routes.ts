import fs from 'node:fs';
import path from 'node:path';

import sidebars from '../../sidebars';
import {releasedVersions} from '../../src/config/contentFolders.mjs';
import {buildDirectory, hosts} from './hosts';

const siteDir = path.resolve(__dirname, '../..');

/** The routes that the requirements name, by row; English paths. */
const routesOfRows = {
  'RT-2': ['/'],
  'RT-3': ['/blog/', '/blog/introducing-rslib', '/blog/rslib-1-0'],
  'RT-4': ['/config/'],
  'RT-5': below('/config/lib/', [
    '',
    'auto-extension',
    'auto-external',
    'banner',
    'bundle',
    'dts',
    'external-helpers',
    'footer',
    'format',
    'id',
    'out-base',
    'redirect',
    'shims',
    'syntax',
    'umd-name',
  ]),
  'RT-6': below('/config/rsbuild/', [
    '',
    'log-level',
    'output',
    'plugins',
    'resolve',
    'source',
    'tools',
  ]),
  'RT-7': below('/guide/advanced/', [
    'dts',
    'json-files',
    'module-federation',
    'output-compatibility',
    'static-assets',
    'storybook',
    'svgr-files',
    'third-party-deps',
  ]),
  'RT-8': below('/guide/basic/', [
    'cli',
    'output-format',
    'output-structure',
    'typescript',
    'configure-rslib',
    'upgrade-rslib',
  ]),
  'RT-9': [
    '/guide/faq/features',
    '/guide/migration/modernjs-module',
    '/guide/migration/tsup',
    '/api/',
  ],
  'RT-10': below('/guide/solution/', ['', 'nodejs', 'react', 'vue']),
  'RT-11': below('/guide/start/', ['', 'ai', 'glossary', 'npm-packages', 'quick-start']),
} as const satisfies Record<string, readonly string[]>;

/** Every page in a part of the sidebars. A link to a page of another sidebar is none. */
function idsIn(part: unknown): string[] {
  if (typeof part === 'string') {
    return [part];
  }
  const items = Array.isArray(part) ? part : ((part as {items?: unknown}).items ?? []);
  return (items as unknown[]).flatMap(idsIn);
}

/** A file of the site; nothing where there is none yet. */
function readJson(file: string): object {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? (JSON.parse(fs.readFileSync(full, 'utf8')) as object) : {};
}

/** The sidebars that readers get first: of the newest version, or as they are being written before the first. */
function firstSidebars(): object {
  const [newest] = releasedVersions(siteDir);
  return newest === undefined
    ? sidebars
    : readJson(`versioned_sidebars/version-${newest}-sidebars.json`);
}

const listed = Object.values(firstSidebars())
  .flatMap(idsIn)
  .map((id) => `/${id.replace(/(?<=\/)index$/, '')}`);

/** Every route of the site, by requirement row, and those that readers have asked for since; English paths. */
export const plannedRoutes: Record<string, readonly string[]> = {
  ...routesOfRows,
  'RT-1': [
    ...listed.filter(
      (route) => !Object.values<readonly string[]>(routesOfRows).flat().includes(route),
    ),
    // The sidebar only refers to it.
    '/setup',
  ],
};

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => folder + name);
}

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

/** Asks the first host for a file. Playwright's own requests take many times as long, and some tests make hundreds. */
export const ask = (path: string): Promise<Response> => fetch(hosts.githubPages.origin + path);

/** Versions of the docs that readers do not get first; what holds for them is tried on the fixture of versions. */
const olderVersions = releasedVersions(siteDir).slice(1);

const isOlder = (path: string): boolean =>
  path.split('/').some((part) => olderVersions.includes(part));

/** Paths (without the origin) of every page of the sitemap, in every language, in its order; not of older versions. */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .flatMap(([, address]) => (address === undefined ? [] : [new URL(address).pathname]))
    .filter((path) => !isOlder(path));
}
