import {spawnSync} from 'node:child_process';

/** A failure whose message is meant for the person at the terminal: it is printed without a stack. */
export class UsageError extends Error {}

/**
 * Runs a program that shows its own output.
 *
 * @param {readonly string[]} command @param {string} cwd @param {string} failure @throws {UsageError} saying this when it fails
 */
export function run([program = '', ...args], cwd, failure) {
  if (spawnSync(program, args, {cwd, stdio: 'inherit'}).status !== 0) {
    throw new UsageError(failure);
  }
}

/** Runs a task: failures meant for people become a line, others keep their stack. @param {() => Promise<void>} main */
export function runCommand(main) {
  main().catch((error) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}
