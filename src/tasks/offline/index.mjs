// @ts-check
// npm run offline [-- <folder>]: makes a copy of the built site that opens from disk, without a server.
import fs from 'node:fs';
import path from 'node:path';

import {runCommand, UsageError} from '../commandLine.mjs';
import {makeOfflineCopy} from './copy.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const build = path.join(root, 'build');

runCommand(async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'build-offline'));
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new UsageError('There is no built site in build. Run "npm run build:release" first.');
  }
  if (fs.existsSync(folder) && !fs.existsSync(path.join(folder, 'index.html'))) {
    throw new UsageError(`${folder} exists and is no copy of the site. Name another folder.`);
  }
  fs.rmSync(folder, {recursive: true, force: true});
  const {pages, missing} = await makeOfflineCopy(build, folder);
  if (missing.length > 0) {
    throw new UsageError(`These addresses have no file in build:\n${missing.join('\n')}`);
  }
  console.log(`${pages} pages. Open ${path.join(folder, 'index.html')} in a browser.`);
});
