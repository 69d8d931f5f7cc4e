// @ts-check
// Compares this site with others made from the same pages. See README.md, or run with --help.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {describeCommit, describeMachine} from './lib/machine.mjs';
import {readOptions, usage} from './lib/options.mjs';
import {chooseRoutes} from './lib/routes.mjs';
import {serve} from './lib/servers.mjs';
import {systemLoad} from './lib/stats.mjs';
import {build} from './measure/build.mjs';
import {interaction} from './measure/interaction.mjs';
import {lighthouse} from './measure/lighthouse.mjs';
import {load} from './measure/load.mjs';
import {nav} from './measure/nav.mjs';
import {scores} from './measure/scores.mjs';
import {search} from './measure/search.mjs';
import {weigh} from './measure/weigh.mjs';
import {writeReport} from './report/index.mjs';
import {ensureBuilt} from './sites/build.mjs';
import {prepareSites} from './sites/index.mjs';
import {installTools} from './sites/install.mjs';

/** @typedef {import('./sites/index.mjs').Site} Site */
/** @typedef {import('./lib/options.mjs').Options} Options */

const browserMeasures = {weigh, load, lighthouse, scores, nav, search, interaction};

/** @param {string} line */
const log = (line) => console.log(line);

/**
 * Builds what is to be served. A site that does not build is left out, and said so.
 *
 * @param {readonly Site[]} sites
 * @param {number} scale
 * @param {Options} options
 * @param {Record<string, string>} failures filled by site
 * @returns {Promise<{site: Site, directory: string}[]>}
 */
async function buildAll(sites, scale, {rebuild, oursDirectory}, failures) {
  const built = [];
  for (const site of sites) {
    const project = site.projects.get(scale);
    try {
      if (site.isOurs && scale === 1 && oursDirectory) {
        built.push({site, directory: oursDirectory});
      } else if (project) {
        await ensureBuilt(project, rebuild);
        built.push({site, directory: project.output});
      }
    } catch (error) {
      failures[`${site.name} ${scale}x`] = String(error);
      log(String(error));
    }
  }
  return built;
}

/**
 * Serves built sites while they are measured.
 *
 * @template Result
 * @param {readonly {site: Site, directory: string}[]} built
 * @param {(served: import('./measure/types.mjs').Served[]) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function withServers(built, use) {
  const {origins, bytesSent, stop} = await serve(built.map(({directory}) => directory));
  try {
    return await use(
      built.map(({site: {name, isOurs, search: controls, controls: others}}, index) => ({
        name,
        isOurs,
        origin: origins[index] ?? '',
        bytesSent: () => bytesSent(index),
        search: controls,
        controls: others,
      })),
    );
  } finally {
    stop();
  }
}

/**
 * What the last run in a folder found out, to be kept where this run does not measure anew.
 *
 * @param {Options} options
 * @returns {Partial<import('./report/index.mjs').Results>}
 * @throws {Error} when it was another machine: its figures cannot stand beside those of this one
 */
function readEarlier({merge, outputDirectory}) {
  const file = path.join(outputDirectory, 'results.json');
  if (!merge || !fs.existsSync(file)) {
    return {};
  }
  const {measures, taken, machine, sites} = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (JSON.stringify(machine) !== JSON.stringify(describeMachine())) {
    throw new Error(`${file} comes from another machine; run without --merge.`);
  }
  return {measures, taken, sites};
}

/**
 * Builds of other scales are kept: those of ten times the pages take long and may be taken alone.
 *
 * @param {readonly import('./measure/types.mjs').Row[] | undefined} earlier
 * @param {readonly import('./measure/types.mjs').Row[]} taken
 */
function withOtherScales(earlier = [], taken) {
  return [...earlier.filter((row) => taken.every(({scale}) => scale !== row.scale)), ...taken];
}

/** @param {Options} options */
async function main(options) {
  await installTools();
  const {sites, pages} = await prepareSites(options);
  const chosen = chooseRoutes(pages);
  const routes = options.isQuick ? {...chosen, moves: chosen.moves.slice(0, 1)} : chosen;
  const earlier = readEarlier(options);
  const measured = sites.map(({name, label, isOurs}) => ({name, label, isOurs}));
  /** @type {import('./report/index.mjs').Results} */
  const results = {
    date: new Date().toISOString(),
    machine: describeMachine(),
    loadAtStart: systemLoad(),
    samples: options.samples,
    isQuick: options.isQuick,
    pagesPerLanguage: pages.filter(({locale}) => locale === 'en').length,
    routes,
    failures: {},
    measures: {},
    taken: {},
    ...earlier,
    // The longer list: a later measure may leave peers out.
    sites: earlier.sites && earlier.sites.length > measured.length ? earlier.sites : measured,
  };
  fs.mkdirSync(options.outputDirectory, {recursive: true});
  const save = () => writeReport(options.outputDirectory, results);
  const commit = await describeCommit();
  /** @param {string} name */
  const sign = (name) => {
    results.taken[name] = {date: new Date().toISOString(), load: results.loadAtStart, commit};
    return save();
  };

  if (options.measures.includes('build')) {
    log('build');
    const rows = await build({...options, sites, log});
    results.measures.build = withOtherScales(results.measures.build, rows);
    await sign(options.scales.includes(1) ? 'build' : 'build, ten times the pages');
  }
  // Tenfold content is built and weighed, nothing else.
  const inBrowser = options.scales.includes(1)
    ? options.measures.flatMap((name) => (name === 'build' ? [] : [name]))
    : [];
  if (inBrowser.length > 0) {
    const built = await buildAll(sites, 1, options, results.failures);
    await withServers(built, async (served) => {
      for (const name of inBrowser) {
        log(name);
        const context = {sites: served, routes, samples: options.samples, log};
        results.measures[name] = await browserMeasures[name](context);
        await sign(name);
      }
    });
  }
  if (options.measures.includes('weigh') && options.scales.includes(10)) {
    log('weigh, ten times the pages');
    const built = await buildAll(sites, 10, options, results.failures);
    results.measures.weighTenfold = await withServers(built, (served) =>
      weigh({sites: served, routes, samples: 1, log}),
    );
  }
  await save();
  log(`Written: ${path.join(options.outputDirectory, 'results.md')} and results.json`);
}

// Only a proper exit takes running builds along.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const options = readOptions(process.argv.slice(2), process.env);
if (options) {
  await main(options);
} else {
  console.log(usage);
}
