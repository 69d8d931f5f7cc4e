import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {run} from '../commandLine.mjs';

/** The folder of the benchmark, absolute. */
export const benchRoot = fileURLToPath(new URL('.', import.meta.url));

/** The root of the repository, absolute. */
export const repositoryRoot = path.resolve(benchRoot, '../..');

/** The folder with packages, projects and builds of earlier runs: outside the repository, whose tools walk everything. */
export const cacheRoot = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'rslib-docs-bench',
);

/** Lighthouse, and the Node that runs it and every build: Lighthouse and Astro need a newer one than this site. */
export const toolsRoot = path.join(cacheRoot, 'tools');

/**
 * Installs exactly the packages of a lock file, unless they are there already.
 *
 * @param {string} source the folder with package.json and package-lock.json, absolute
 * @param {string} folder the folder below the cache to install them in
 * @returns {string} this folder, absolute
 * @throws {UsageError} when npm fails
 */
export function install(source, folder) {
  const target = path.join(cacheRoot, folder);
  const lock = fs.readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  // Written last, so that a broken installation is not taken for a whole one.
  const marker = path.join(target, 'node_modules/.bench-installed');
  if (!fs.existsSync(marker) || fs.readFileSync(marker, 'utf8') !== lock) {
    console.log(`Installing ${folder} …`);
    fs.mkdirSync(target, {recursive: true});
    fs.copyFileSync(path.join(source, 'package.json'), path.join(target, 'package.json'));
    fs.writeFileSync(path.join(target, 'package-lock.json'), lock);
    // Not `npm ci`: it refuses a lock file where a registry lacks the binaries of other platforms.
    const command = ['npm', 'install', '--no-save', '--no-audit', '--no-fund'];
    run(command, target, `The packages of ${source} could not be installed.`);
    fs.writeFileSync(marker, lock);
  }
  return target;
}
