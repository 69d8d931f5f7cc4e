// @ts-check
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';

/**
 * Serves built sites on free ports of this machine, all by one process of the same code.
 *
 * @param {readonly string[]} directories absolute
 * @returns {Promise<{origins: string[], stop: () => void}>} origins in the order of the folders
 * @throws {Error} when the process ends before it listens
 */
export async function serve(directories) {
  const child = fork(fileURLToPath(new URL('serverProcess.mjs', import.meta.url)), [
    ...directories,
  ]);
  const early = once(child, 'exit').then(() => {
    throw new Error('The server of the built sites did not start.');
  });
  const [ports] = await Promise.race([once(child, 'message'), early]);
  early.catch(() => {});
  return {
    origins: ports.map((/** @type {number} */ port) => `http://127.0.0.1:${port}`),
    stop: () => child.disconnect(),
  };
}
