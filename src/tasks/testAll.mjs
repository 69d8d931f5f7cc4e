// @ts-check
// npm test: every check and every test, whatever fails on the way. The last line it prints is
// "N passed, N failed", over all of them.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
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

/**
 * One stage after the other; the steps of a stage side by side, as many as there are processors.
 *
 * @type {readonly (readonly Step[])[]}
 */
const stages = [
  // First: the sample tests need them, and so do the types of the configs on the pages.
  [{name: 'sample packages', command: 'npm run samples:install'}],
  // Each reads the sources only, and works on one processor. The longest come first.
  ['types', 'lint', 'spell', 'unused', 'format:check', 'lint:css'].map((name) => ({
    name,
    command: `npm run ${name}`,
  })),
  // Before Jest: some content tests read the finished files.
  [{name: 'build', command: 'npm run build:release'}],
  [
    {
      name: 'jest',
      command: 'npx jest --maxWorkers=2 --json --outputFile=test-results/jest.json',
      read: readJest,
    },
  ],
  [{name: 'browser', command: 'npm run test:browser'}],
  [
    {
      name: 'playwright',
      command: 'npx playwright test',
      read: readPlaywright,
      needs: 'build',
    },
  ],
  // A few specs on the site as React hydrates it; the weekly workflow runs them all.
  [{name: 'hydrated build', command: 'npm run build:hydrated'}],
  [
    {
      name: 'hydrated',
      command: 'npm run test:hydrated',
      read: readPlaywright,
      needs: 'hydrated build',
    },
  ],
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a step's command to its end.
 *
 * @param {Step} step
 * @param {boolean} isAlone whether it prints as it goes; else it prints once, at its end
 * @returns {Promise<boolean>} whether it ended with status 0
 */
function run({name, command}, isAlone) {
  const heading = `\n== ${name}\n`;
  if (isAlone) {
    process.stdout.write(heading);
  }
  return new Promise((done) => {
    const child = spawn(command, {cwd: root, shell: true, stdio: isAlone ? 'inherit' : 'pipe'});
    /** @type {Buffer[]} */
    const printed = isAlone ? [] : [Buffer.from(heading)];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(printed));
      done(status === 0);
    });
  });
}

/** @param {Step} step @param {boolean} isAlone @returns {Promise<Count>} */
async function perform(step, isAlone) {
  const {name, read} = step;
  const report = path.join(root, 'test-results', `${name}.json`);
  // A report of an earlier run must never be counted as this one's.
  fs.rmSync(report, {force: true});
  fs.mkdirSync(path.dirname(report), {recursive: true});
  const succeeded = await run(step, isAlone);
  if (!read) {
    return settle(succeeded, {passed: succeeded ? 1 : 0, failed: 0});
  }
  try {
    return settle(succeeded, read(JSON.parse(fs.readFileSync(report, 'utf8'))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return settle(false, null);
  }
}

/** @type {Map<string, Count>} */
const counts = new Map();

/** @param {Step} step @param {boolean} isAlone */
async function count(step, isAlone) {
  const started = Date.now();
  const blocked = step.needs !== undefined && counts.get(step.needs)?.failed !== 0;
  const counted = blocked ? {passed: 0, failed: 1} : await perform(step, isAlone);
  counts.set(step.name, counted);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const result = blocked
    ? `not run, since it needs "${step.needs}"`
    : `${counted.passed} passed, ${counted.failed} failed (${seconds} s)`;
  console.log(`== ${step.name}: ${result}`);
}

for (const stage of stages) {
  const queue = [...stage];
  const lanes = Array.from({length: os.availableParallelism()}, async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      await count(step, stage.length === 1);
    }
  });
  await Promise.all(lanes);
}

const total = (/** @type {keyof Count} */ key) =>
  [...counts.values()].reduce((sum, count) => sum + count[key], 0);
const bad = [...counts].filter(([, {failed}]) => failed > 0).map(([name]) => name);
console.log(bad.length > 0 ? `\nFailed: ${bad.join(', ')}` : '');
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = bad.length > 0 ? 1 : 0;
