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

const build = (name) => {
  fs.mkdirSync('stories', { recursive: true });
  fs.writeFileSync('stories/index.ts', "export { badge } from '" + name + "';\n");
  fs.writeFileSync('rslib.config.mjs', "export default { source: { entry: { index: 'stories/index.ts' } }, output: { distPath: 'site' } };\n");
  const { status, stderr, stdout } = rslib();
  console.log(name + ': ' + (status === 0 ? 'built' : stdout + stderr));
};
build('../src');
build('badge-deck');
build('badge-deck/right');
