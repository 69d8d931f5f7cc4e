// @ts-check
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

/** The folder of this benchmark, absolute. */
export const benchRoot = fileURLToPath(new URL('..', import.meta.url));

/** The repository's root, absolute. */
export const repositoryRoot = path.resolve(benchRoot, '../..');

/**
 * Where generators, projects and builds are kept between runs. Outside the repository: half a
 * gigabyte of other people's packages is nothing that its tools should walk.
 */
export const cacheRoot = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'rslib-docs-bench',
);

/** Where Lighthouse and the Node that runs it are installed. */
export const toolsRoot = path.join(cacheRoot, 'tools');

/**
 * Where a peer's packages are installed; its projects are folders of this one, so that Node finds
 * the packages from there.
 *
 * @param {string} name
 * @returns {string}
 */
export function peerRoot(name) {
  return path.join(cacheRoot, 'peers', name);
}
