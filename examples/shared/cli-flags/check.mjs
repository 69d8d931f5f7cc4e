import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.mkdirSync('work');
for (const name of fs.readdirSync('.')) {
  if (!['work', 'node_modules'].includes(name)) fs.renameSync(name, 'work/' + name);
}
process.chdir('work');
const run = (...args) => node('../' + bin, ...args);
const list = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).sort().join(' ') : 'none');
const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });
run('--dist-path', 'out');
console.log('--dist-path:', list('out'));
console.log('types:', list('types'));
remove('types');
run('--no-dts');
console.log('--no-dts:', list('dist'), 'types:', list('types'));
run('--dts');
console.log('--dts:', list('dist'), 'types:', list('types'));
remove('dist');
run('--no-auto-extension', '--no-dts');
console.log('--no-auto-extension:', list('dist'));
run('-c', 'none.config.mjs', '--no-bundle');
console.log('--no-bundle:', list('dist'));
run('-c', 'none.config.mjs', '--no-clean', '--format', 'cjs');
console.log('--no-clean:', list('dist'));
fs.mkdirSync('../outside');
fs.writeFileSync('../outside/old.txt', '');
run('-c', 'outside.config.mjs');
console.log('outside:', list('../outside'));
run('-c', 'outside.config.mjs', '--clean');
console.log('--clean:', list('../outside'));
console.log('--tsconfig:', run('--root', 'packages/a', '--tsconfig', 'types.json').status);
remove('packages/a/node_modules');
console.log('no --tsconfig:', run('--root', 'packages/a').status);
