// @ts-check
// npm run samples:install: the packages that only the pages' samples import (React and Vue plugins, tsup, …),
// into tests/samples/node_modules. They are no part of the site, so building it does not install them.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../tests/samples', import.meta.url));
const lock = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
const marker = path.join(folder, 'node_modules', '.installed-lock.json');

if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lock) {
  console.log("The samples' packages are installed.");
} else {
  // Not `npm ci`: it refuses a lock in which the registry lacks binaries of other platforms.
  const {status, error} = spawnSync('npm', ['install', '--no-save'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) {
    console.error(error.message);
  }
  if (status === 0) {
    fs.writeFileSync(marker, lock);
  }
  process.exitCode = status ?? 1;
}
