// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {createStaticServer} from './server.mjs';

/** Only this machine may connect. */
export const host = '127.0.0.1';

/** A failure whose message is meant for the person at the terminal: print it without a stack. */
export class UsageError extends Error {}

/**
 * Serves a built site until the process ends.
 *
 * @param {{directory: string, port: number, rules: import('./server.mjs').Rules}} options
 * @returns {Promise<void>} settled once connections are accepted
 * @throws {UsageError} when there is no built site in the folder, or the port is taken
 */
export async function serveSite({directory, port, rules}) {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new UsageError(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  await listen(await createStaticServer({directory, rules}), port);
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<void>}
 * @throws {UsageError} when the port is taken
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new UsageError(`Port ${port} is taken. Choose another one with PORT=<number>.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/**
 * @param {string | undefined} text
 * @param {number} fallback
 * @returns {number} a TCP port
 * @throws {UsageError} when the text is no port
 */
export function parsePort(text, fallback) {
  const port = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UsageError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * Runs a command line: failures meant for people become one line, others keep their stack.
 *
 * @param {() => Promise<void>} main
 */
export function runCommand(main) {
  main().catch((error) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}
