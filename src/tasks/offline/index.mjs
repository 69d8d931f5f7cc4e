// npm run offline [-- <folder>]: makes a copy of the built site that opens from disk, without a server.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runCommand, UsageError} from '../commandLine.mjs';
import {buildFolder, requireBuild, root} from '../site.mjs';
import {isCopy, makeOfflineCopy} from './copy.mjs';

runCommand(async () => {
  requireBuild();
  const [named] = parseArgs({allowPositionals: true}).positionals;
  const folder = path.resolve(named ?? path.join(root, 'build-offline'));
  if (fs.existsSync(folder) && !isCopy(folder)) {
    throw new UsageError(`${folder} exists and is no copy of the site. Name another folder.`);
  }
  fs.rmSync(folder, {recursive: true, force: true});
  const {pages, missing} = await makeOfflineCopy(buildFolder, folder);
  if (missing.length > 0) {
    throw new UsageError(`These addresses have no file in build:\n${missing.join('\n')}`);
  }
  console.log(`${pages} pages. Open ${path.join(folder, 'index.html')} in a browser.`);
});
