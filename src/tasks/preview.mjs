// @ts-check
// npm run preview: builds both languages and serves them on one local address.
// npm run serve:   the same without building (--no-build).
import {spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {githubPages} from './static-server/githubPages.mjs';
import {listen, parsePort, runCommand, serveSite, UsageError} from './static-server/listen.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const defaultPort = 4173;

/**
 * @returns {Promise<void>}
 * @throws {UsageError} when the build fails; it has printed why
 */
function build() {
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: root,
    stdio: 'inherit',
    // The persistent cache misses changes in local plugins, and a preview shows what will be released.
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new UsageError('The build failed; nothing is served.')),
    );
  });
}

/**
 * Fails now rather than after a whole build.
 *
 * @param {number} port
 */
async function assertFree(port) {
  const probe = net.createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

runCommand(async () => {
  const port = parsePort(process.env.PORT, defaultPort);
  await assertFree(port);
  if (!process.argv.includes('--no-build')) {
    await build();
  }
  await serveSite({directory: path.join(root, 'build'), port, rules: githubPages});
  console.log(`The site is at http://localhost:${port}/ and http://localhost:${port}/zh/`);
  console.log('Press Ctrl+C to stop.');
});
