import {spawnSync} from 'node:child_process';

import {UsageError} from '../src/lib/readJson.mjs';

export {UsageError};

/** An unknown option is the person's mistake, too. @param {any} error */
const isForPeople = (error) =>
  error instanceof UsageError || String(error?.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs a program that shows its own output.
 *
 * @param {readonly string[]} command @param {string} cwd @param {string} failure @throws {UsageError} saying this when it fails
 */
export function run([program = '', ...args], cwd, failure) {
  // On Windows, npm is a script of the shell.
  const shell = process.platform === 'win32';
  if (spawnSync(program, args, {cwd, shell, stdio: 'inherit'}).status !== 0) {
    throw new UsageError(failure);
  }
}

/** Runs a task: prints errors for the person at the terminal as one line, and others with their stack. @param {() => Promise<void>} main */
export function runCommand(main) {
  main().catch((error) => {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  });
}
