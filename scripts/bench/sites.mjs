import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {UsageError} from '../commandLine.mjs';
import {cacheRoot, repositoryRoot, toolsRoot} from './install.mjs';
import {originOf} from './server.mjs';

/**
 * A site of the comparison.
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} label with its version
 * @property {string} directory its project, absolute
 * @property {string} packages folder whose `node_modules` has the generator
 * @property {readonly [string, ...string[]]} command builds it; a program of its packages
 * @property {string} output folder with the build, absolute
 */

/** The pictures of the landing page are on another host, which a machine without a network cannot reach. */
const pictures = {
  'rspack/assets/landingpage-background-compressed.png':
    'tests/visual/pictures/landing-en-1440-dark.png',
  'rslib/rslib-logo.svg': 'static/icon.svg',
};

/** Describes this site, which is built from the working copy. @returns {Site} */
export function prepareOurs() {
  const output = path.join(cacheRoot, 'ours');
  return {
    name: 'ours',
    label: 'This site',
    directory: repositoryRoot,
    packages: repositoryRoot,
    command: ['npm', 'run', 'build', '--', '--out-dir', output],
    output,
  };
}

/**
 * Builds a site without a cache.
 *
 * @param {Site} site
 * @returns {number} seconds
 * @throws {UsageError} with the end of the output, when the build fails
 */
export function buildSite({name, directory, packages, command: [program, ...args], output}) {
  console.log(`Building ${name} …`);
  fs.rmSync(output, {recursive: true, force: true});
  const programs = [toolsRoot, packages].map((folder) => path.join(folder, 'node_modules/.bin'));
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      PATH: [...programs, process.env.PATH].join(path.delimiter),
      CI: '1',
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      SITE_ASSET_HOST: originOf(0),
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 || !fs.existsSync(path.join(output, 'index.html'))) {
    const end = `${stdout}${stderr}`.trimEnd().split('\n').slice(-30).join('\n');
    throw new UsageError(`The build of ${name} failed:\n${end}`);
  }
  if (name === 'ours') {
    for (const [file, source] of Object.entries(pictures)) {
      fs.mkdirSync(path.dirname(path.join(output, file)), {recursive: true});
      fs.copyFileSync(path.join(repositoryRoot, source), path.join(output, file));
    }
  }
  return seconds;
}

/**
 * The arguments of a measure.
 *
 * @typedef {object} Context
 * @property {readonly Site[]} sites
 * @property {{pages: Readonly<Record<string, string>>, moves: readonly {from: string, to: string}[]}} routes
 * @property {number} samples
 */

/** @typedef {Map<string, Map<string, number[]>>} Rows samples by what they measure, and by the name of the site */

/**
 * Takes the samples of all sites in turns, so that a disturbance of the machine meets all of them. A sample that fails
 * is left out, and its reason is printed.
 *
 * @template Task
 * @param {object} plan
 * @param {readonly Site[]} plan.sites
 * @param {ReadonlyMap<string, Task>} plan.tasks by label
 * @param {number} plan.samples of each task on each site
 * @param {(task: Task, origin: string, site: Site) => Promise<Record<string, number>> | Record<string, number>} plan.take
 * @returns {Promise<Rows>}
 */
export async function takeInTurns({sites, tasks, samples, take}) {
  /** @type {Rows} */
  const rows = new Map();
  for (let round = 1; round <= samples; round += 1) {
    for (const [label, task] of tasks) {
      for (const [index, site] of sites.entries()) {
        const line = `  ${round}/${samples} ${label}, ${site.name} (load ${os.loadavg()[0]?.toFixed(1)})`;
        try {
          const sample = await take(task, originOf(index), site);
          console.log(`${line}: ${Object.values(sample).map(Math.round).join(' ')}`);
          for (const [field, value] of Object.entries(sample)) {
            const key = [field, label].filter(Boolean).join(', ');
            const bySite = rows.get(key) ?? new Map();
            bySite.set(site.name, [...(bySite.get(site.name) ?? []), value]);
            rows.set(key, bySite);
          }
        } catch (error) {
          console.log(`${line}: ${error}`);
        }
      }
    }
  }
  return rows;
}
