// @ts-check
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '../commandLine.mjs';
import {createStaticServer} from './server.mjs';

/**
 * Opens a port for this machine alone.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @throws {UsageError} when the port is taken
 */
export async function listen(server, port) {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    throw /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'
      ? new UsageError(`Port ${port} is taken. Choose another one with PORT=<number>.`)
      : error;
  }
}

/**
 * Serves a built site until the process ends.
 *
 * @param {{directory: string, port: number, rules: import('./hosts.mjs').Rules}} options
 * @throws {UsageError} when there is no built site in the folder, or the port is taken
 */
export async function serveSite({directory, port, rules}) {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new UsageError(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  await listen(createStaticServer({directory, rules}), port);
}

/**
 * @param {string | undefined} text
 * @param {number} fallback
 * @returns {number} a TCP port
 * @throws {UsageError} when the text is no port
 */
export function parsePort(text, fallback) {
  const port = Number(text || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UsageError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}
