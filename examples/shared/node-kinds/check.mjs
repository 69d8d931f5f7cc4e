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

const require = createRequire(import.meta.url);
rslib();
const own = { './package.json': './package.json' };
const make = (name, manifest) => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  fs.cpSync('dist', 'packages/' + name + '/dist', { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', ...manifest }));
  fs.symlinkSync('../packages/' + name, 'node_modules/' + name, 'dir');
};
make('dual', { main: './dist/cjs/index.cjs', exports: { '.': { import: './dist/esm/index.js', require: './dist/cjs/index.cjs' }, ...own } });
make('pure', { exports: { '.': './dist/esm/index.js' } });
fs.writeFileSync('load.cjs', "const { look } = require(process.argv[2]);\nconsole.log(look());\n");
const old = '--no-experimental-require-module';
for (const name of ['dual', 'pure']) {
  const run = (...args) => {
    const { status, stdout, stderr } = node(...args, 'load.cjs', name);
    return status === 0 ? stdout.trim() : /ERR_\w+/.exec(stderr)?.[0];
  };
  console.log(name, 'require', run(), 'in older versions', run(old));
  try {
    console.log(name, 'resolver', require('resolve').sync(name, { basedir: process.cwd() }).split('/dist/')[1]);
  } catch (error) {
    console.log(name, 'resolver', error.code);
  }
  const esm = await import(name);
  esm.turn();
  console.log(name, 'state', require(name).look());
  try {
    console.log(name, 'manifest', require(name + '/package.json').name);
  } catch (error) {
    console.log(name, 'manifest', error.code);
  }
}
for (const [name, bin] of [['plain', './dist/esm/index.js'], ['object', { weigh: './dist/esm/index.js' }]]) {
  make(name, { bin });
  fs.mkdirSync('app-' + name);
  npm('install', './packages/' + name, '--offline', '--no-save', '--no-audit', '--install-links', '--prefix', 'app-' + name);
  console.log('commands of ' + name + ':', fs.readdirSync('app-' + name + '/node_modules/.bin').join());
}
