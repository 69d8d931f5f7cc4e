import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

for (const [name, field, bundle] of [
  ['bundled', 'devDependencies', true],
  ['dependency', 'dependencies', true],
  ['files', 'devDependencies', false],
]) {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', [field]: { '@type/lora': '5' } }));
  fs.writeFileSync('rslib.config.mjs', 'export default { lib: [{ bundle: ' + bundle + " }], output: { target: 'web', distPath: 'dist/" + name + "' } };");
  rslib();
}
