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

const { status, stdout, stderr } = rslib();
if (status) console.log('failed', stdout + stderr);
const find = (name, start) => fs.readdirSync('dist/' + name).find((file) => file.startsWith(start));
const readOf = (name, start) => fs.readFileSync('dist/' + name + '/' + find(name, start), 'utf8');
console.log('unnamed', fs.existsSync('dist/unnamed/mf-manifest.json'));
for (const name of ['usual', 'shared', 'eager', 'none']) {
  const manifest = JSON.parse(readOf(name, 'mf-manifest.json'));
  const stats = JSON.parse(readOf(name, 'mf-stats.json'));
  const all = fs.readdirSync('dist/' + name);
  const code = readOf(name, '__federation_expose_default_export');
  const has = (file, text) => fs.readFileSync('dist/' + name + '/' + file, 'utf8').includes(text);
  const copies = all.filter((file) => /^\w{1,3}[.].*[.]js$/.test(file) && has(file, 'react.transitional.element'));
  // A chunk of a shared package is named by an id that depends on the folder of the packages.
  const plain = all.map((file) => file.replace(/[.][0-9a-f]{10}[.]/, '.<hash>.').replace(/^\w{1,3}(?=[.]<hash>)/, '<id>'));
  console.log(name, 'files', plain.sort().join(' '));
  console.log(name, 'types', manifest.metaData.types.zip, 'prefix', manifest.metaData.publicPath);
  console.log(name, 'lists', JSON.stringify(manifest).includes('"__federation_expose_other.'), 'entry', JSON.stringify(manifest).includes('"chips.'), 'index', JSON.stringify(manifest).includes('"index.'));
  console.log(name, 'more in the statistics', JSON.stringify(stats).length > JSON.stringify(manifest).length);
  console.log(name, 'fallback copies of React', copies.length, 'in the entry', has(find(name, 'chips.'), 'react.transitional.element'));
  console.log(name, 'names', /longName\)/.test(code), 'NODE_ENV', code.includes('NODE_ENV'), 'production', code.includes('"production"'), 'blanks', /^ +/m.test(code), 'alpha', code.includes('alpha was here'));
  const shares = [...readOf(name, 'chips').matchAll(/shareKey:"(\w+)",(.*?),fallback/g)];
  for (const [, key, rest] of shares.sort()) {
    console.log(name, 'asks for', key, rest);
    if (key === 'beta' && rest.includes('requiredVersion:"*"')) console.log('a package in no list not: `*` if|时为 `*`');
  }
  console.log(name, 'runtime in the entry', readOf(name, 'chips').includes('__FEDERATION__'));
}
