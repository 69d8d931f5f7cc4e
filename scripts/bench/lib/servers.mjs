// @ts-check
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';

/**
 * Serves built sites on free ports of this machine, all by one process of the same code.
 *
 * @param {readonly string[]} directories absolute
 * @returns {Promise<{origins: string[], bytesSent: (index: number) => Promise<number>,
 *   stop: () => void}>} origins in the order of the folders; the bytes of all bodies that a site has
 *   sent so far, which also counts what workers ask for
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
    bytesSent: async (index) => {
      const [bytes] = await Promise.all([once(child, 'message'), child.send(index)]);
      return Number(bytes[0]);
    },
    stop: () => child.disconnect(),
  };
}
