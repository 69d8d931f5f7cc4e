// @ts-check
import {execFileSync} from 'node:child_process';
import os from 'node:os';

import {benchNode} from '../sites/install.mjs';
import {browserPath} from './browser.mjs';
import {repositoryRoot} from './paths.mjs';
import {runOrThrow} from './run.mjs';

/**
 * @typedef {object} Machine
 * @property {string} processor
 * @property {number} cores
 * @property {number} memoryGigabytes
 * @property {string} system
 * @property {string} node the one that builds
 * @property {string} browser
 */

/** @param {string} program */
function version(program) {
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trim()
    .split('\n')[0];
}

/** @returns {Machine} what figures depend on and a reader of them cannot see */
export function describeMachine() {
  const [processor] = os.cpus();
  return {
    processor: processor?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memoryGigabytes: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: version(benchNode()) ?? '',
    browser: version(browserPath()) ?? '',
  };
}

/** @returns {Promise<string>} the commit that is measured, with a word when there are changes on top */
export async function describeCommit() {
  const argv = /** @type {const} */ (['git', 'describe', '--always', '--dirty=, changed']);
  return (await runOrThrow({argv: [...argv], cwd: repositoryRoot})).trim();
}
