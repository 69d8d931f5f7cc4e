// @ts-check
// npm test: every check and every test, one after the other, whatever fails on the way. The last line
// it prints is "N passed, N failed", over all of them.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {readJest, readPlaywright, settle} from './testReports.mjs';

/** @typedef {import('./testReports.mjs').Count} Count */

/**
 * A part of `npm test`. Without a report the step itself is one test: it passes or it fails.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {(json: unknown) => Count} [read] reads the report, `test-results/<name>.json`
 * @property {string} [needs] name of a step without which this one proves nothing
 */

/** @type {readonly Step[]} */
const steps = [
  // First: the sample tests need them, and so do the types of the configs on the pages.
  {name: 'sample packages', command: 'npm run samples:install'},
  ...['types', 'lint', 'lint:css', 'format:check', 'spell', 'unused'].map((name) => ({
    name,
    command: `npm run ${name}`,
  })),
  // Before Jest: some content tests read the finished files.
  {name: 'build', command: 'npm run build:release'},
  {
    name: 'jest',
    command: 'npx jest --maxWorkers=2 --json --outputFile=test-results/jest.json',
    read: readJest,
  },
  {name: 'browser', command: 'npm run test:browser'},
  {name: 'playwright', command: 'npx playwright test', read: readPlaywright, needs: 'build'},
  // A few specs on the site as React hydrates it; the weekly workflow runs them all.
  {name: 'hydrated build', command: 'npm run build:hydrated'},
  {
    name: 'hydrated',
    command: 'npm run test:hydrated',
    read: readPlaywright,
    needs: 'hydrated build',
  },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {Step} step @returns {Count} */
function perform({name, command, read}) {
  const report = path.join(root, 'test-results', `${name}.json`);
  // A report of an earlier run must never be counted as this one's.
  fs.rmSync(report, {force: true});
  fs.mkdirSync(path.dirname(report), {recursive: true});
  const {status} = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  });
  if (!read) {
    return settle(status === 0, {passed: status === 0 ? 1 : 0, failed: 0});
  }
  try {
    return settle(status === 0, read(JSON.parse(fs.readFileSync(report, 'utf8'))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return settle(false, null);
  }
}

/** @type {Map<string, Count>} */
const counts = new Map();
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const started = Date.now();
  const blocked = step.needs !== undefined && counts.get(step.needs)?.failed !== 0;
  const count = blocked ? {passed: 0, failed: 1} : perform(step);
  counts.set(step.name, count);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const result = blocked
    ? `not run, since it needs "${step.needs}"`
    : `${count.passed} passed, ${count.failed} failed (${seconds} s)`;
  console.log(`== ${step.name}: ${result}`);
}

const total = (/** @type {keyof Count} */ key) =>
  [...counts.values()].reduce((sum, count) => sum + count[key], 0);
const bad = [...counts].filter(([, {failed}]) => failed > 0).map(([name]) => name);
console.log(bad.length > 0 ? `\nFailed: ${bad.join(', ')}` : '');
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = bad.length > 0 ? 1 : 0;
