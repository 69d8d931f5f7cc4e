import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');
const npm = (...args) => node(process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js'), ...args);
const install = (name, manifest, files) => {
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync('node_modules/' + name + '/' + file, text);
};
const tsc = (...args) => node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--lib', 'es5', '--ignoreDeprecations', '6.0', ...args).stdout.trim() || 'no error';

const rstest = (...args) => node('node_modules/@rstest/core/bin/rstest.js', ...args);
const { status, stdout, stderr } = rstest('run');
console.log('run', status, stdout + stderr);
console.log('snapshot', fs.readdirSync('boats/__snapshots__'));
console.log('help', rstest('--help').stdout.replace(/ +/g, ' ').match(/^ (run|watch) .*/gm));
console.log('types: ' + node('node_modules/typescript/bin/tsc').stdout.trim() + '.');
