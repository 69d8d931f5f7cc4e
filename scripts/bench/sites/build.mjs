// @ts-check
// cspell:ignore pgid TIMEFORMAT
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {run, tail} from '../lib/run.mjs';
import {assetHost} from './assetHost.mjs';
import {benchNode} from './install.mjs';
import {inputMarker} from './project.mjs';

/** Between two looks at the memory of a build, in ms. */
const samplePeriod = 250;

/**
 * A site at one size, ready to be built.
 *
 * @typedef {object} Project
 * @property {string} site
 * @property {string} directory
 * @property {string} packages folder whose node_modules holds the generator
 * @property {readonly [string, ...string[]]} command
 * @property {string} output absolute
 * @property {readonly string[]} caches absolute
 */

/**
 * What a build took.
 *
 * @typedef {object} BuildCost
 * @property {number} wallSeconds
 * @property {number} cpuSeconds user and system, with all child processes
 * @property {number} peakMegabytes resident memory of all its processes together, at its highest;
 *   pages that processes share count once for each
 */

/**
 * Watches the memory of a process group, through `ps`, which Linux and macOS have alike.
 *
 * @param {number} group
 * @returns {() => number} ends the watch and gives the highest sum, in MB
 */
function watchMemory(group) {
  let peak = 0;
  let isWatching = true;
  const look = async () => {
    const {stdout} = await run({argv: ['ps', '-A', '-o', 'pgid=,rss='], cwd: os.tmpdir()});
    const kilobytes = stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .reduce((sum, [id, rss = 0]) => sum + (id === group ? rss : 0), 0);
    peak = Math.max(peak, kilobytes / 1024);
    if (isWatching) {
      setTimeout(look, samplePeriod);
    }
  };
  void look();
  return () => {
    isWatching = false;
    return peak;
  };
}

/** Holds the input of the finished cold build that is there, if one is. */
const builtMarker = '.bench-built';

/** @param {Project} project */
function readInput({directory}) {
  return fs.readFileSync(path.join(directory, inputMarker), 'utf8');
}

/** The shell's own `time` counts every child that was waited for, and is the same everywhere. */
const timed = 'exec 3>&2; TIMEFORMAT="%R %U %S"; { time "$@" 2>&3; } 2>"$BENCH_TIMES"';

/**
 * Builds a project.
 *
 * @param {Project} project
 * @param {{isCold: boolean}} options cold: caches are removed before, and none is written where the
 *   generator can do without
 * @returns {Promise<BuildCost>}
 * @throws {Error} with the end of the output, when the build fails
 */
export async function build(project, {isCold}) {
  const {site, directory, packages, command, output, caches} = project;
  fs.rmSync(path.join(directory, builtMarker), {force: true});
  for (const folder of [output, ...(isCold ? caches : [])]) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const times = path.join(os.tmpdir(), `bench-times-${process.pid}`);
  const programs = path.join(packages, 'node_modules/.bin');
  const searchPath = [programs, path.dirname(benchNode()), process.env.PATH].join(path.delimiter);
  /** @type {() => number} */
  let stopWatch = () => 0;
  const {code, stdout, stderr} = await run({
    argv: ['bash', '-c', timed, 'bash', ...command],
    cwd: directory,
    env: {
      PATH: searchPath,
      CI: '1',
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_ASSET_HOST: assetHost.origin,
      BENCH_TIMES: times,
      ...(isCold ? {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'} : {}),
    },
    detached: true,
    onStart: (pid) => {
      stopWatch = watchMemory(pid);
    },
  });
  const peakMegabytes = Math.round(stopWatch());
  if (code !== 0 || !fs.existsSync(path.join(output, 'index.html'))) {
    // The innermost cause is printed last.
    const cause = [...(stdout + stderr).matchAll(/Error: .*/g)].at(-1)?.[0] ?? '';
    throw new Error(`The build of ${site} failed (${code}). ${cause}\n${tail(stdout + stderr)}`);
  }
  if (isCold) {
    fs.writeFileSync(path.join(directory, builtMarker), readInput(project));
  }
  const [wall = NaN, user = NaN, system = NaN] = fs
    .readFileSync(times, 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  return {wallSeconds: wall, cpuSeconds: Number((user + system).toFixed(2)), peakMegabytes};
}

/**
 * Builds a project unless its last build was cold, went well and had the same input.
 *
 * @param {Project} project
 * @param {boolean} [force]
 * @returns {Promise<void>}
 * @throws {Error} when the build fails
 */
export async function ensureBuilt(project, force = false) {
  const marker = path.join(project.directory, builtMarker);
  const isCurrent = fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === readInput(project);
  if (force || !isCurrent) {
    console.log(`Building ${project.site} (${path.basename(project.directory)}) …`);
    await build(project, {isCold: true});
  }
}
