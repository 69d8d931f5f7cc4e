// Compares this site with others made from the same pages; see README.md.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runCommand, UsageError} from '../commandLine.mjs';
import {browserPath} from './browser.mjs';
import {build} from './build.mjs';
import {benchRoot, cacheRoot, install, repositoryRoot} from './install.mjs';
import {lighthouse} from './lighthouse.mjs';
import {nav} from './nav.mjs';
import {readPages} from './pages.mjs';
import {peers, preparePeer} from './peers.mjs';
import {writeReport} from './report.mjs';
import {serve} from './server.mjs';
import {buildSite, prepareOurs} from './sites.mjs';
import {weigh} from './weigh.mjs';

const measures = {build, weigh, lighthouse, nav};

/** The pages that are read, and the links that are clicked. */
const routes = {
  pages: {home: '/', guide: '/guide/start/quick-start', longest: '/config/lib/dts'},
  moves: [
    {from: '/guide/start/quick-start', to: '/guide/advanced/css'},
    {from: '/config/lib/dts', to: '/config/rsbuild/output'},
  ],
};

const usage = `Usage: npm run bench -- [options]
  --only <names>   any of ${Object.keys(measures).join(',')} (default: all)
  --sites <names>  any of ${Object.keys(peers).join(',')}; this site is always measured (default: all)
  --n <count>      samples of each figure (default: 5)
  --out <file>     where the report goes (default: scripts/bench/results.md)
Environment: CHROME_PATH, XDG_CACHE_HOME`;

/** @param {string | undefined} list @param {readonly string[]} known @returns {string[]} */
function pick(list, known) {
  const names = list?.split(',') ?? [...known];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no "${unknown}".\n${usage}`);
  }
  return known.filter((name) => names.includes(name));
}

/** @returns {string} the commit that is measured, with a word when there are changes on top */
function describeCommit() {
  const args = ['describe', '--always', '--dirty=, changed', '--exclude=*'];
  return execFileSync('git', args, {cwd: repositoryRoot, encoding: 'utf8'}).trim();
}

/** @returns {string} what figures depend on and a reader of them cannot see */
function describeMachine() {
  const browser = execFileSync(browserPath(), ['--version'], {encoding: 'utf8'}).trim();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${memory} GB; ${browser}`;
}

async function main() {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      sites: {type: 'string'},
      n: {type: 'string', default: '5'},
      out: {type: 'string', default: path.join(benchRoot, 'results.md')},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const samples = Number(values.n);
  if (!Number.isInteger(samples) || samples < 1) {
    throw new UsageError(`--n must be a whole number from 1, not "${values.n}".`);
  }
  const chosen = pick(values.only, Object.keys(measures));
  const chosenPeers = pick(values.sites, Object.keys(peers));
  const date = new Date().toISOString();
  const commit = describeCommit();

  install(path.join(benchRoot, 'tools'), 'tools');
  const ours = prepareOurs();
  buildSite(ours);
  const pages = readPages(ours.output);
  const sites = [ours, ...chosenPeers.map((name) => preparePeer(name, pages))];
  const server = await serve(sites);
  /** @type {import('./report.mjs').Section[]} */
  const sections = [];
  for (const name of /** @type {(keyof typeof measures)[]} */ (chosen)) {
    console.log(name);
    const load = os.loadavg()[0] ?? 0;
    sections.push({name, load, rows: await measures[name]({sites, routes, samples})});
    const report = {date, commit, machine: describeMachine(), samples, pages, routes};
    fs.writeFileSync(values.out, writeReport({...report, sites, sections}));
  }
  server.close();
  console.log(`Written: ${values.out}. Builds and packages are in ${cacheRoot}.`);
}

runCommand(main);
