// @ts-check
import {spawn} from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {object} Command
 * @property {readonly [string, ...string[]]} argv program and arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [detached] gives it a process group of its own, of the id that `onStart` gets
 * @property {(pid: number) => void} [onStart]
 */

/**
 * Runs a program to its end.
 *
 * @param {Command} command
 * @returns {Promise<{code: number | null, stdout: string, stderr: string}>}
 * @throws {Error} when the program cannot be started
 */
export function run({argv: [program, ...args], cwd, env, detached = false, onStart}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: {...process.env, ...env},
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {{stdout: Buffer[], stderr: Buffer[]}} */
    const output = {stdout: [], stderr: []};
    child.stdout.on('data', (chunk) => output.stdout.push(chunk));
    child.stderr.on('data', (chunk) => output.stderr.push(chunk));
    // A group of its own does not hear the terminal's Ctrl+C.
    const stop = () => {
      if (detached && child.pid !== undefined) {
        process.kill(-child.pid);
      }
    };
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', stop);
      resolve({
        code,
        stdout: Buffer.concat(output.stdout).toString(),
        stderr: Buffer.concat(output.stderr).toString(),
      });
    });
    if (child.pid !== undefined) {
      onStart?.(child.pid);
    }
  });
}

/**
 * Runs a program that has to succeed.
 *
 * @param {Command} command
 * @returns {Promise<string>} its standard output
 * @throws {Error} with the end of what it printed, when it fails
 */
export async function runOrThrow(command) {
  const {code, stdout, stderr} = await run(command);
  if (code !== 0) {
    throw new Error(
      `${command.argv.join(' ')} (in ${command.cwd}) ended with ${code}:\n${tail(stdout + stderr)}`,
    );
  }
  return stdout;
}

/**
 * @param {string} text
 * @param {number} [lines]
 * @returns {string} its last lines
 */
export function tail(text, lines = 30) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
