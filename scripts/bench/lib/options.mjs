// @ts-check
import path from 'node:path';
import {parseArgs} from 'node:util';

import {benchRoot, cacheRoot} from './paths.mjs';

/** The measures, in the order in which they run: builds first, since the others read them. */
const measureNames = /** @type {const} */ ([
  'build',
  'weigh',
  'load',
  'lighthouse',
  'scores',
  'nav',
  'search',
  'interaction',
]);

/** @typedef {typeof measureNames[number]} MeasureName */

/** How often the content is repeated: the site as it is, and ten of it. */
const scales = /** @type {const} */ ([1, 10]);

/** @typedef {typeof scales[number]} Scale */

/**
 * @typedef {object} Options
 * @property {readonly MeasureName[]} measures
 * @property {readonly string[] | null} sites null for all
 * @property {number} samples of each figure; the median is reported
 * @property {readonly Scale[]} scales
 * @property {boolean} isQuick
 * @property {boolean} merge keeps what earlier runs found out about other measures
 * @property {boolean} rebuild build even where a build of the same input exists
 * @property {string | null} oursDirectory an existing build of this site to measure
 * @property {string} outputDirectory where results.md and results.json go
 */

/** What `--help` prints. */
export const usage = `Usage: node scripts/bench/index.mjs [options]
  --only <names>   any of ${measureNames.join(',')} (default: all)
  --sites <names>  any of ours,docusaurus,rspress,vitepress,starlight (default: all)
  --n <count>      samples of each figure (default: 5)
  --scales <list>  how often the content is repeated, any of 1,10 (default: both)
  --quick          one sample, one click, no tenfold content
  --merge          keep earlier results of the measures that are not taken now
  --rebuild        build again even where nothing has changed
  --out <folder>   where results.md and results.json go (default: scripts/bench for a full run,
                   the cache for a partial one)
Environment: OURS_DIR (an existing build of this site), CHROME_PATH, XDG_CACHE_HOME`;

/** @param {string | undefined} list */
function split(list) {
  return list
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/**
 * @param {string[] | undefined} names
 * @returns {MeasureName[]}
 * @throws {Error} for a name that is no measure
 */
function pickMeasures(names) {
  const unknown = names?.find((name) => !measureNames.some((known) => known === name));
  if (unknown) {
    throw new Error(`There is no measure "${unknown}".\n${usage}`);
  }
  return measureNames.filter((name) => !names || names.includes(name));
}

/**
 * @param {string | undefined} list
 * @returns {Scale[]}
 * @throws {Error} for a number that is none of them
 */
function pickScales(list) {
  const wanted = split(list)?.map(Number);
  const unknown = wanted?.find((number) => !scales.some((scale) => scale === number));
  if (unknown !== undefined) {
    throw new Error(`The content is not repeated ${unknown} times.\n${usage}`);
  }
  return scales.filter((scale) => !wanted || wanted.includes(scale));
}

/**
 * Reads the command line.
 *
 * @param {string[]} args without the program's own name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Options | null} null when help is asked for
 * @throws {Error} for an unknown option, measure or count
 */
export function readOptions(args, env) {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string'},
      sites: {type: 'string'},
      n: {type: 'string'},
      scales: {type: 'string'},
      quick: {type: 'boolean', default: false},
      merge: {type: 'boolean', default: false},
      rebuild: {type: 'boolean', default: false},
      out: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    return null;
  }
  const samples = Number(values.n ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(samples) || samples < 1) {
    throw new Error(`--n takes a whole number from 1, not "${values.n}".`);
  }
  const leavesHoles = Boolean(values.only) && !values.merge;
  const isPartial = leavesHoles || Boolean(values.sites || values.quick) || samples < 5;
  return {
    measures: pickMeasures(split(values.only)),
    sites: split(values.sites) ?? null,
    samples,
    scales: pickScales(values.scales ?? (values.quick ? '1' : undefined)),
    isQuick: values.quick,
    merge: values.merge,
    rebuild: values.rebuild,
    oursDirectory: env.OURS_DIR ? path.resolve(env.OURS_DIR) : null,
    // A table with holes must not replace the last whole one.
    outputDirectory: path.resolve(
      values.out ?? (isPartial ? path.join(cacheRoot, 'results') : benchRoot),
    ),
  };
}
