// npm run upgrade:tool [-- version | --dry [page]]: pins another version of the tool that the site documents, runs
// every check of the pages against it, and prints what changed and what the docs must change. `--dry` keeps the
// version that is there; a part of a page's path after it limits the checks to those pages. Exit code 1 when
// something must change.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';

import {run, runCommand, UsageError} from '../commandLine.mjs';
import {readJson} from '../readJson.mjs';
import {root} from '../site.mjs';
import {changesIn} from './changes.mjs';
import {readPages} from './pages.mjs';
import {formatReport} from './report.mjs';

const tool = '@rslib/core';
const jest = path.join(root, 'node_modules/jest/bin/jest.js');

/** The tests that compare pages with the tool; the tests of these checks are not among them. */
const tests = ['tests/content/(reference/pages|facts/facts)', 'tests/samples'];

/** @returns {string} the version that is installed */
const installedVersion = () =>
  readJson(path.join(root, 'node_modules', tool, 'package.json')).version;

/**
 * Runs the checks, with a line for each file of tests that has ended. Jest's report counts, not the exit code.
 *
 * @param {string | undefined} page @returns {Promise<unknown>} the report
 */
async function runChecks(page) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-tool-'));
  const report = path.join(folder, 'jest.json');
  const chosen = ['--testPathPatterns', ...tests];
  const list = [jest, '--listTests', ...chosen];
  const {stdout} = spawnSync(process.execPath, list, {cwd: root, encoding: 'utf8'});
  const total = stdout.split('\n').filter((line) => line.includes('.test.')).length;
  const only =
    page === undefined ? [] : ['--testNamePattern', page.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')];
  try {
    const child = spawn(
      process.execPath,
      [jest, '--json', `--outputFile=${report}`, ...only, ...chosen],
      {cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, SAMPLES: 'all'}},
    );
    /** The files that have ended: Jest repeats the failed ones at its end. @type {Set<string>} */
    const done = new Set();
    for await (const line of createInterface({input: child.stderr})) {
      const [, verdict, file = '', time = ''] =
        /^(PASS|FAIL) .*?(tests\/\S+)( \([\d.]+ m?s\))?/.exec(stripVTControlCharacters(line)) ?? [];
      if (file === '' || done.has(file)) continue;
      done.add(file);
      const remark = verdict === 'FAIL' ? ', with differences' : '';
      console.log(`${done.size} of ${total}: ${file}${time}${remark}`);
    }
    return readJson(report);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** @param {string} wanted a version, or `--dry` @param {string} [page] */
async function upgrade(wanted, page) {
  // The languages, and beside their folders a file, which has no pages.
  const pages = readPages(root, fs.readdirSync(path.join(root, 'i18n')));
  const files = pages.flatMap((one) => [one.page, ...one.translations]).map(({file}) => file);
  if (page !== undefined && !files.some((file) => file.includes(page))) {
    throw new UsageError(`No page has "${page}" in its path, so nothing would be checked.`);
  }
  const before = installedVersion();
  const samples = ['npm', 'run', 'samples:install'];
  run(samples, root, 'The packages of the samples cannot be installed.');
  if (wanted !== '--dry') {
    const install = ['npm', 'install', '--save-dev', '--save-exact', `${tool}@${wanted}`];
    run(install, root, `${tool} ${wanted} cannot be installed.`);
  }
  const after = installedVersion();
  console.log(
    before === after ? `${tool} ${after} is installed.` : `${tool} ${before} → ${after}.`,
  );
  console.log('Checking every page against it. This takes some minutes.\n');
  const changes = changesIn(await runChecks(page));
  console.log(`\n${formatReport(changes, pages, `${tool} ${after}`)}`);
  process.exitCode = changes.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runCommand(() => upgrade(process.argv[2] ?? 'latest', process.argv[3]));
}
