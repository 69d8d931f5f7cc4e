// @ts-check
// npm test: every check and every test, one after the other, whatever fails on the way. The last line
// it prints is "N passed, N failed", over all of them.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {settle} from './reports.mjs';
import {steps} from './steps.mjs';

/** @typedef {import('./reports.mjs').Count} Count */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const binaries = path.join(root, 'node_modules', '.bin');

/**
 * @param {import('./steps.mjs').Step} step
 * @returns {boolean} whether its program ended well
 */
function run({command: [program = '', ...args], env}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`},
  });
  if (result.error) {
    console.error(result.error.message);
  }
  return result.status === 0;
}

/**
 * @param {NonNullable<import('./steps.mjs').Step['report']>} report
 * @returns {Count | null}
 */
function readReport({file, read}) {
  try {
    return read(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * @param {import('./steps.mjs').Step} step
 * @returns {Count}
 */
function perform(step) {
  // A report of an earlier run must never be counted as this one's.
  if (step.report) {
    const file = path.join(root, step.report.file);
    fs.rmSync(file, {force: true});
    // Jest does not make the folder of its report.
    fs.mkdirSync(path.dirname(file), {recursive: true});
  }
  const succeeded = run(step);
  return settle(
    succeeded,
    step.report ? readReport(step.report) : {passed: succeeded ? 1 : 0, failed: 0},
  );
}

/** @type {Map<string, Count>} */
const counts = new Map();
for (const step of steps) {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const blocked = step.needs !== undefined && (counts.get(step.needs)?.failed ?? 1) > 0;
  if (blocked) {
    console.log(`Not run: it needs "${step.needs}".`);
  }
  const count = blocked ? {passed: 0, failed: 1} : perform(step);
  counts.set(step.name, count);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}

const totals = [...counts.values()];
const passed = totals.reduce((sum, count) => sum + count.passed, 0);
const failed = totals.reduce((sum, count) => sum + count.failed, 0);
const bad = [...counts].filter(([, count]) => count.failed > 0).map(([name]) => name);
console.log(bad.length > 0 ? `\nFailed: ${bad.join(', ')}` : '');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
