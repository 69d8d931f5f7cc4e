// Builds the same libraries with Rslib and with other tools, and writes results.json; see README.md.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';

import {readJson} from '../../src/lib/readJson.mjs';
import {cacheRoot, install} from '../bench/install.mjs';
import {median} from '../bench/report.mjs';
import {runCommand, UsageError} from '../commandLine.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

// What attw expects of each library: CommonJS users of the utility, ESM users only of the components.
/** @type {Record<string, string>} */
const attwProfiles = {utility: 'node16', components: 'esm-only'};

/** @typedef {{name: string, folder: string, config: string, seconds: number[]}} Project */

/**
 * Copies the sources of a library and the files of a tool to a folder that has the tool's packages.
 *
 * @param {string} library @param {string} name of the tool @returns {Project}
 */
function prepare(library, name) {
  const source = path.join(root, 'tools', name, library);
  const folder = install(source, `compare/${name}-${library}`);
  for (const entry of fs.readdirSync(folder)) {
    if (entry !== 'node_modules') {
      fs.rmSync(path.join(folder, entry), {recursive: true});
    }
  }
  fs.cpSync(path.join(root, 'libraries', library), folder, {recursive: true});
  fs.cpSync(source, folder, {recursive: true});
  const config = fs.readdirSync(source).find((file) => !file.startsWith('package')) ?? '';
  return {name, folder, config, seconds: []};
}

/** @param {string} folder @param {readonly string[]} command of a package of the checks or of the folder */
function execute(folder, [program = '', ...args]) {
  const bins = [
    path.join(folder, 'node_modules/.bin'),
    path.join(cacheRoot, 'compare/checks/node_modules/.bin'),
  ];
  // Node.js is a package of the checks, too, so that every tool runs on the same one.
  const PATH = [...bins, process.env.PATH].join(path.delimiter);
  const env = {...process.env, PATH, NO_COLOR: '1', NODE_ENV: undefined};
  return spawnSync(program, args, {cwd: folder, env, encoding: 'utf8'});
}

/** Builds a project without caches, and takes the time. @param {Project} project @throws {UsageError} if the build fails */
function build({name, folder, seconds}) {
  for (const leftover of ['dist', 'node_modules/.cache', 'node_modules/.vite']) {
    fs.rmSync(path.join(folder, leftover), {recursive: true, force: true});
  }
  const command = readJson(path.join(folder, 'package.json')).scripts.build.split(' ');
  const start = performance.now();
  const {status, stdout, stderr} = execute(folder, command);
  seconds.push((performance.now() - start) / 1000);
  if (status !== 0) {
    throw new UsageError(`${name} failed in ${folder}:\n${stdout}${stderr}`);
  }
}

/** @param {string} folder @returns {{name: string, bytes: number}[]} the files that a build has emitted */
function listFiles(folder) {
  return fs
    .readdirSync(path.join(folder, 'dist'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .map((file) => ({name: path.relative(folder, file), bytes: fs.statSync(file).size}))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string} folder @param {readonly {name: string}[]} files of a library of components */
function inspectComponents(folder, files) {
  const texts = (/** @type {RegExp} */ ending) =>
    files
      .filter(({name}) => ending.test(name))
      .map(({name}) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const code = texts(/\.m?js$/);
  return {
    keepsUseClient: code.some((text) => /^["']use client["']/.test(text)),
    scopesClasses: !texts(/\.css$/).some((text) => /\.card(?![\w-])/.test(text)),
    importsCss: code.some((text) =>
      /import\s*["'][^"']+\.css["']|from\s*["'][^"']+\.css["']/.test(text),
    ),
  };
}

/** @param {string} library @param {Project} project */
function describe(library, {folder, config, seconds}) {
  const {devDependencies, scripts} = readJson(path.join(folder, 'package.json'));
  const installed = path.join(folder, 'node_modules');
  const files = listFiles(folder);
  const sum = (/** @type {RegExp} */ ending) =>
    files.reduce((bytes, file) => bytes + (ending.test(file.name) ? file.bytes : 0), 0);
  const attw = ['attw', '--pack', '.', '--profile', attwProfiles[library]];
  const lock = readJson(path.join(installed, '.package-lock.json'));
  const kilobytes = Number(
    spawnSync('du', ['-sk', installed], {encoding: 'utf8'}).stdout.split('\t')[0],
  );
  return {
    seconds: Number(median(seconds).toFixed(2)),
    range: [Math.min(...seconds), Math.max(...seconds)].map((value) => Number(value.toFixed(2))),
    command: scripts.build,
    packages: devDependencies,
    config: {
      file: config,
      lines: config
        ? fs.readFileSync(path.join(folder, config), 'utf8').trimEnd().split('\n').length
        : 0,
    },
    publint: execute(folder, ['publint', '--strict']).status === 0,
    attw: execute(folder, attw).status === 0,
    bytes: {esm: sum(/(?<!\.d)\.m?js$/), cjs: sum(/\.cjs$/)},
    declarations: [
      ...new Set(files.map(({name}) => /\.d\.[cm]?ts$/.exec(name)?.[0]).filter(Boolean)),
    ],
    ...(library === 'components' && inspectComponents(folder, files)),
    installed: {
      packages: Object.keys(lock.packages).length,
      megabytes: Math.round(kilobytes / 1024),
    },
    files,
  };
}

async function main() {
  const {values} = parseArgs({options: {n: {type: 'string', default: '9'}}});
  const samples = Number(values.n);
  if (!Number.isInteger(samples) || samples < 1) {
    throw new UsageError(`--n must be a whole number from 1, not "${values.n}".`);
  }
  install(path.join(root, 'checks'), 'compare/checks');
  const load = os.loadavg()[0] ?? 0;
  /** @type {Record<string, Record<string, object>>} */
  const results = {};
  for (const library of Object.keys(attwProfiles)) {
    const projects = fs
      .readdirSync(path.join(root, 'tools'))
      .filter((name) => fs.existsSync(path.join(root, 'tools', name, library)))
      .map((name) => prepare(library, name));
    for (let round = 0; round <= samples; round += 1) {
      for (const project of round % 2 ? projects : projects.toReversed()) {
        build(project);
      }
    }
    // The first round warms the disk's cache.
    projects.forEach(({seconds}) => seconds.shift());
    results[library] = Object.fromEntries(
      projects.map((project) => [project.name, describe(library, project)]),
    );
    for (const {name, seconds} of projects) {
      console.log(`${library} ${name}: ${median(seconds).toFixed(2)} s`);
    }
  }
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus()[0]?.model}, ${os.cpus().length} cores`,
    load: Number(load.toFixed(1)),
    samples,
    checks: readJson(path.join(root, 'checks/package.json')).dependencies,
    ...results,
  };
  fs.writeFileSync(path.join(root, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
}

runCommand(main);
