import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'not-found-'));
const run = (more, ...args) => {
  const env = { ...process.env, PATH: '/usr/bin:/bin', NODE_ENV: '', ...more };
  return spawnSync(process.execPath, [npm, ...args], { cwd: folder, encoding: 'utf8', env });
};
const write = (more) => fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'rslib' }, ...more }));
write({});
const lost = run({}, 'run', 'build');
console.log('exit ' + lost.status + ':', lost.stderr.trim());
const production = { NODE_ENV: 'production' };
console.log('omitted with NODE_ENV=production:', run(production, 'config', 'get', 'omit').stdout.trim());
console.log('included with NODE_ENV=production:', run(production, 'config', 'get', 'omit', '--include=dev').stdout.trim() || 'nothing omitted');
write({ dependencies: { units: 'workspace:*' } });
const install = run({}, 'install', '--offline');
console.log('workspace: with npm:', install.status && install.stderr.includes('workspace:') ? 'refused' : 'installed');
write({});
fs.mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
fs.writeFileSync(path.join(folder, 'node_modules/.bin/rslib'), '#!/bin/sh\necho rslib runs\n', { mode: 0o755 });
console.log('found in node_modules/.bin:', run({}, 'run', '--silent', 'build').stdout.trim());
fs.rmSync(folder, { recursive: true });
