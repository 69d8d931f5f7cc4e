import fs from 'node:fs';
import path from 'node:path';

import finished from './finishedRows.json';
import {buildDirectory} from './hosts';

/** Every route of the finished site, by requirement row; English paths. */
export const plannedRoutes = {
  'RT-2': ['/'],
  'RT-3': ['/blog/', '/blog/introducing-rslib'],
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
    // Beyond the row: what 1.x has.
    'experiments',
    'wasm',
  ]),
  'RT-6': below('/config/rsbuild/', [
    '',
    'log-level',
    'output',
    // Beyond the row: what 1.x has.
    'performance',
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
    // Beyond the row: what today's users look for.
    'css',
    'documentation',
    'env-vars',
    'monorepo',
    'plugins',
    'wasm',
    'web-workers',
    // What users ask in the trackers.
    'package-json',
    'publishing',
    'rsdoctor',
    'testing',
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
    // Beyond the row.
    '/guide/migration/tsc',
    '/guide/migration/vite',
    '/guide/migration/unbuild',
    '/api/',
  ],
  'RT-10': below('/guide/solution/', [
    '',
    'nodejs',
    'react',
    'vue',
    // Beyond the row.
    'svelte',
    'solid',
  ]),
  'RT-11': below('/guide/start/', ['', 'ai', 'glossary', 'npm-packages', 'quick-start']),
} as const satisfies Record<string, readonly string[]>;

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => folder + name);
}

/** Rows whose pages are all written. A row joins the file when its section does, and never leaves. */
export const finishedRows = Object.keys(plannedRoutes).filter((row) =>
  finished.includes(row),
) as (keyof typeof plannedRoutes)[];

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

/** Whether the build under test has the lean client layer, and not Docusaurus' own hydration. */
export const isLean = (): boolean => readBuilt('index.html').includes('data-client=lean');

/** Paths (without the origin) of every page of the sitemap, both languages, in its order. */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address === undefined ? [] : [new URL(address).pathname],
  );
}
