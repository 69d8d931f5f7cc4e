// npm run preview: builds every language and serves them on one local address.
// npm run serve:   the same without building (--no-build).
import net from 'node:net';

import {run, runCommand, UsageError} from './commandLine.mjs';
import {buildFolder, loadSource, root} from './site.mjs';
import {listen, parsePort, serveSite} from './staticServer.mjs';

runCommand(async () => {
  const port = parsePort(process.env.PORT, 4173);
  // Refuses values of variables that the build would refuse.
  await loadSource('config/environment.ts').catch((error) => {
    throw new UsageError(error.cause?.message ?? error.message);
  });
  // If the port is taken, fail now rather than after a whole build.
  const probe = net.createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  if (!process.argv.includes('--no-build')) {
    run(['npm', 'run', 'build:release'], root, 'The build failed; nothing is served.');
  }
  const base = process.env.SITE_BASE_URL || '/';
  await serveSite({directory: buildFolder, port, base});
  console.log(`The site is at http://localhost:${port}${base}`);
  console.log('Press Ctrl+C to stop.');
});
