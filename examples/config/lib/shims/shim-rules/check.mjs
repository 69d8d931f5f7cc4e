import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib } from '@rslib/core';

const build = async (lib, more = {}) => (await (await createRslib({ config: { logLevel: 'error', performance: { buildCache: false }, ...more, lib } })).build()).close();
const item = (id, more = {}, output = {}) => ({ id, ...more, output: { target: 'web', ...output, distPath: 'dist/' + id } });
const of = (...index) => ({ source: { entry: { index } } });
const code = (name) => read('dist/' + name);

const require = createRequire(import.meta.url);
const node20 = { target: 'node' };
const esm = { shims: { esm: { __dirname: true, __filename: true, require: true } } };
await build([
  item('meta-esm', of('./src/meta.ts'), node20),
  item('meta-cjs', { format: 'cjs', ...of('./src/meta.ts') }, node20),
  item('url', { format: 'cjs' }, node20),
  item('files', { format: 'cjs', bundle: false, ...of('./src/index.ts') }, node20),
  item('common', { ...esm, ...of('./src/common.ts') }, node20),
  item('common-files', { bundle: false, ...esm, ...of('./src/common.ts') }, node20),
  item('fixed', of('./src/fixed.ts'), node20),
  item('off', { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }, node20),
  item('others-off', { format: 'cjs', shims: { cjs: { 'import.meta.dirname': false, 'import.meta.filename': false } } }, node20),
  item('dirname', { shims: { esm: { __dirname: true } }, ...of('./src/dirname.ts') }, node20),
  item('found-esm', of('./src/found.ts'), node20),
  item('found-cjs', { format: 'cjs', ...of('./src/found.ts') }, node20),
  item('lazy', { format: 'cjs', ...of('./src/lazy.ts') }, node20),
]);
const names = "typeof __dirname === 'string' && '__dirname', typeof __filename === 'string' && '__filename', typeof require === 'function' && 'require'";
fs.writeFileSync('has.mjs', 'console.log([import.meta.url && "import.meta", ' + names + '].filter(Boolean).join(" "));');
fs.writeFileSync('has.cjs', 'console.log([' + names + '].filter(Boolean).join(" "));');
fs.writeFileSync('has-meta.cjs', 'console.log(import.meta);');
console.log('esm has:', node('has.mjs').stdout.trim() + ';');
console.log('cjs has:', node('has.cjs').stdout.trim(), node('has-meta.cjs').status === 0 ? 'import.meta' : '');
console.log('meta in both:', (await import('./dist/meta-esm/index.js')).both, require('./dist/meta-cjs/index.cjs').both);
console.log('extra code in cjs:', ['url', 'dirname', 'filename'].filter((name) => code('url/index.cjs').includes('__rslib_import_meta_' + name)).join());
const line = (name) => code(name).split('\n').filter((one) => /^(const|var|import).*(rslib_|rspack_|import_meta)/.test(one)).join(' ');
console.log('same shims in both modes:', line('url/index.cjs') === line('files/index.cjs') && line('common/index.js') === line('common-files/common.js'), line('common/index.js'));
const umd = "export default { lib: [{ format: 'umd', umdName: 'Chips', source: { entry: { index: './src/common.ts' } }, output: { distPath: 'out' } }] };";
fs.writeFileSync('umd.config.mjs', umd);
const said = rslib('-c', 'umd.config.mjs');
console.log('umd require:', /Critical dependency/.exec(said.stdout + said.stderr)?.[0]);
fs.writeFileSync('out/package.json', '{}');
try {
  require('./out/index.js').load('node:os');
  console.log('umd call: fine');
} catch (error) {
  console.log('umd call:', error.message.slice(0, 40));
}
const fixed = node('dist/fixed/index.js');
console.log(fixed.status ? 'fixed name fails' : 'fixed name works');
console.log('dirname twice:', (await import('./dist/meta-esm/index.js')).both, (await import('./dist/dirname/index.js')).folder().endsWith('dirname'));
console.log('resolve in both:', (await import('./dist/found-esm/index.js')).found, createRequire(import.meta.url)('./dist/found-cjs/index.cjs').found === true);
const chunk = fs.readdirSync('dist/lazy').find((name) => name !== 'index.cjs');
console.log('definition in the loaded file:', code('lazy/' + chunk).includes('const __rslib_import_meta_url__ ='));
