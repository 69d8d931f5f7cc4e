// @ts-check
// npm run upgrade:tool [-- version | --dry]: pins another version of the tool that the site documents,
// runs every check of the pages against it, and prints what the docs must change. `--dry` installs
// nothing and uses the version that is there. Exit code 1 when something must change.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {changesIn, formatChanges} from './changes.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tool = '@rslib/core';

/** The tests that compare pages with the tool; the tests of these checks are not among them. */
const tests = ['tests/content/reference/(pages|complete)', 'tests/samples'];

/** @returns {string} the version that is installed */
function installedVersion() {
  const file = path.join(root, 'node_modules', tool, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {boolean} whether it ended well
 */
function run(program, args) {
  const {status, error} = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, NO_COLOR: '1'},
  });
  if (error) {
    console.error(error.message);
  }
  return status === 0;
}

/**
 * Jest's report is what counts, not its exit code, and what it prints is left to it.
 *
 * @returns {unknown} the JSON report
 * @throws {Error} when Jest wrote none
 */
function runChecks() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-tool-'));
  const report = path.join(folder, 'jest.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  try {
    spawnSync(
      process.execPath,
      [jest, '--json', `--outputFile=${report}`, '--testPathPatterns', ...tests],
      {cwd: root, stdio: 'ignore'},
    );
    return JSON.parse(fs.readFileSync(report, 'utf8'));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

const [wanted = 'latest'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isDry = process.argv.includes('--dry');
const before = installedVersion();

if (!isDry && !run('npm', ['install', '--save-dev', '--save-exact', `${tool}@${wanted}`])) {
  process.exitCode = 1;
} else {
  const after = installedVersion();
  console.log(
    before === after ? `${tool} ${after} is installed.` : `${tool} ${before} → ${after}.`,
  );
  console.log('Checking every page against it. This takes some minutes.\n');
  const changes = changesIn(runChecks());
  console.log(formatChanges(changes, `${tool} ${after}`));
  process.exitCode = changes.length > 0 ? 1 : 0;
}
