// npm test: every check and every test, one after the other, whatever fails on the way; what leaves a core to others goes
// on beside them. The last line it prints is "N passed, N failed", over all of them.
//
//   npm test -- --only jest,examples             some steps, with what they need
//   npm test -- --only playwright --shard 1/3    a third of the browser tests or examples, for machines that share them
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {runCommand, UsageError} from '../../scripts/commandLine.mjs';
import {missingEngine, missingFonts} from './browser.mjs';

/** @typedef {{passed: number, failed: number}} Count */

/**
 * A part of `npm test`. Without a report the step itself is one test: it passes or it fails.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {(json: unknown) => Count} [read] reads the report, `test-results/<name>.json`
 * @property {string} [needs] name of a step without which this one proves nothing
 * @property {boolean} [shards] whether `--shard` divides it
 * @property {boolean} [beside] whether it goes on beside the steps that do not need it, since it mostly waits for the
 *   network or keeps one core busy; what it prints is shown in the end
 */

/**
 * Adds up figures of a report; one that it lacks is an error, rather than nothing.
 *
 * @param {any} from @param {string[]} keys @returns {number}
 */
function sum(from, ...keys) {
  return keys.reduce((total, key) => {
    if (typeof from?.[key] !== 'number') {
      throw new Error(`The report has no figure "${key}".`);
    }
    return total + from[key];
  }, 0);
}

/** A Jest report. A file that could not even run holds no tests, so it is one failure. @type {(json: any) => Count} */
const readJest = (json) => ({
  passed: sum(json, 'numPassedTests'),
  failed: sum(json, 'numFailedTests', 'numRuntimeErrorTestSuites'),
});

/** Tests of a run that may pass on the second try only. More of them are a fault, and no slow moment of the machine. */
const maxFlaky = 5;

/**
 * A Playwright JSON report. Errors outside of tests (a server that does not start, a file that does not load) are
 * failures. Tests that passed on the second try have passed, up to a limit; Playwright names them at the end of the step.
 * @type {(json: any) => Count}
 */
function readPlaywright({stats, errors = []}) {
  const flaky = sum(stats, 'flaky');
  const excess = Math.max(0, flaky - maxFlaky);
  return {
    passed: sum(stats, 'expected') + flaky - excess,
    failed: sum(stats, 'unexpected') + excess + errors.length,
  };
}

/**
 * Counts what a step adds to the totals. One that fails without a counted failure, or ran no test at all, counts as a failure.
 *
 * @param {boolean} succeeded whether its program ended with status 0 @param {Count | null} reported @returns {Count}
 */
function settle(succeeded, reported) {
  const {passed, failed} = reported ?? {passed: 0, failed: 1};
  return failed === 0 && (!succeeded || passed === 0) ? {passed, failed: 1} : {passed, failed};
}

/** @param {string[]} projects @returns {string} a run of them that reports to `test-results/<step>.json` */
const jestRun = (...projects) =>
  `npx jest --maxWorkers=2 --json --outputFile=test-results/jest.json --selectProjects ${projects.join(' ')}`;

const examplePackages = 'example packages';

/** @type {readonly Step[]} */
const steps = [
  // First: the examples need them, and so do the facts on the pages.
  {name: examplePackages, command: 'npm run examples:install', beside: true},
  // Before Jest: some tests read the finished files, and what Docusaurus has noted of the newest build.
  {name: 'build', command: 'npm run build:release'},
  {name: 'checks', command: 'npm run checks', needs: examplePackages},
  {
    name: 'jest',
    command: jestRun('unit', 'content', 'examples', 'built'),
    read: readJest,
    needs: 'build',
  },
  // Those that have changed since their outputs were recorded. CI on GitHub, where machines are many, sets EXAMPLES.
  {
    name: 'examples',
    command: `node scripts/examples/index.mjs${process.env.EXAMPLES === 'all' ? ' --all' : ''}`,
    needs: examplePackages,
    shards: true,
  },
  {name: 'browser', command: 'npm run test:browser'},
  {
    name: 'playwright',
    command: 'npx playwright test',
    read: readPlaywright,
    needs: 'build',
    shards: true,
  },
];

/**
 * The steps that a run consists of: all, or those that are named and what they need.
 *
 * @param {string[]} args @returns {readonly Step[]} @throws {UsageError} naming the step that does not exist
 */
export function chooseSteps(args) {
  const {only, shard} = parseArgs({
    args,
    options: {only: {type: 'string'}, shard: {type: 'string'}},
  }).values;
  const all = steps.map(({name}) => name);
  const named = only?.split(',') ?? all;
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no step "${unknown}". The steps are: ${all.join(', ')}`);
  }
  const needed = steps.flatMap(({name, needs}) => (named.includes(name) ? needs : []));
  return steps
    .filter(({name}) => named.includes(name) || needed.includes(name))
    .map((step) =>
      shard && step.shards ? {...step, command: `${step.command} --shard=${shard}`} : step,
    );
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {Step} step @returns {Promise<Count>} */
async function perform({name, command, read, beside}) {
  const report = path.join(root, 'test-results', `${name}.json`);
  // A report of an earlier run must never be counted as this one's.
  fs.rmSync(report, {force: true});
  fs.mkdirSync(path.dirname(report), {recursive: true});
  const log = path.join(root, 'test-results', `${name}.log`);
  const output = beside ? fs.openSync(log, 'w') : 'inherit';
  const child = spawn(command, {cwd: root, shell: true, stdio: ['inherit', output, output]});
  const [status] = await once(child, 'exit');
  if (typeof output === 'number') {
    fs.closeSync(output);
    process.stdout.write(fs.readFileSync(log));
    fs.rmSync(log);
  }
  const succeeded = status === 0;
  if (!read) {
    return settle(succeeded, {passed: Number(succeeded), failed: 0});
  }
  try {
    return settle(succeeded, read(JSON.parse(fs.readFileSync(report, 'utf8'))));
  } catch (error) {
    console.error(error);
    return settle(false, null);
  }
}

/**
 * Runs steps one after the other; those marked `beside` go on while the others run, until one needs them.
 *
 * @param {readonly Step[]} all @param {(step: Step) => Promise<void>} run
 */
async function inOrder(all, run) {
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  for (const step of all) {
    await begun.get(step.needs ?? '');
    const end = run(step);
    begun.set(step.name, end);
    if (!step.beside) {
      await end;
    }
  }
  await Promise.all(begun.values());
}

/** @param {readonly Step[]} done @returns {string[]} what this run has left out, and how to do it */
function notDone(done) {
  const others = steps.filter((step) => !done.some(({name}) => name === step.name));
  const fonts = missingFonts();
  const isWeekly = Boolean(process.env.WEEKLY);
  return [
    others.length > 0 && `steps: ${others.map(({name}) => name).join(', ')}`,
    fonts.length > 0 && `the comparison of screenshots, for lack of fonts: ${fonts.join(', ')}`,
    missingEngine('Firefox', process.env),
    isWeekly && missingEngine('WebKit', process.env),
    !isWeekly &&
      'WebKit, older browsers, rare faults of the network, the same screens in a second language: WEEKLY=1 npm test -- --only playwright',
  ].filter((part) => typeof part === 'string');
}

/** @param {readonly Step[]} all */
async function runAll(all) {
  /** @type {string[]} */
  const bad = [];
  const total = {passed: 0, failed: 0};
  /** @param {Step} step */
  const run = async (step) => {
    console.log(`\n== ${step.name}`);
    const started = Date.now();
    const isBlocked = step.needs !== undefined && bad.includes(step.needs);
    const {passed, failed} = isBlocked ? {passed: 0, failed: 1} : await perform(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      bad.push(step.name);
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const result = isBlocked
      ? `not run, since it needs "${step.needs}"`
      : `${passed} passed, ${failed} failed (${seconds} s)`;
    console.log(`== ${step.name}: ${result}`);
  };
  await inOrder(all, run);

  for (const part of notDone(all)) {
    console.log(`Not done: ${part}`);
  }
  console.log(bad.length > 0 ? `\nFailed: ${bad.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runCommand(async () => runAll(chooseSteps(process.argv.slice(2))));
}
