import { spawnSync } from 'node:child_process';
import path from 'node:path';

const npm = path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
console.log(spawnSync(process.execPath, [npm, 'create', '--help'], { encoding: 'utf8' }).stdout);
