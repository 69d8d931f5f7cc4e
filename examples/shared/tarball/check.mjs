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

const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const pack = (name, more) => {
  fs.writeFileSync('package.json', JSON.stringify({ ...manifest, ...more }));
  const { stderr, status } = npm('pack', '--dry-run');
  console.log(name + ': ' + [...stderr.matchAll(/[kM]?B ([^\s:]+)$/gm)].map(([, file]) => file).join(' '), status || '');
};
const build = (text) => {
  fs.writeFileSync('rslib.config.mjs', 'export default ' + text);
  const { status, stdout, stderr } = rslib();
  if (status) console.log('failed:', stdout + stderr);
};
pack('not built', { files: ['dist'] });
build('{ lib: [{ dts: true }], output: { sourceMap: true, minify: true, legalComments: "linked" } };');
pack('no files', {});
pack('files', { files: ['dist'] });
pack('single file', { files: ['dist/index.js'] });
pack('without maps', { files: ['dist', '!dist/**/*.map'] });
console.log('sources in the map: ' + JSON.parse(fs.readFileSync('dist/index.js.map', 'utf8')).sourcesContent?.some((text) => text.includes("import('./later')")));
console.log('licences: ' + fs.readdirSync('dist').filter((name) => name.endsWith('LICENSE.txt')));
