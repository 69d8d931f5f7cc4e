import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

const build = (config, cwd = '.', ...args) => {
  fs.writeFileSync(cwd + '/own.config.mjs', 'export default ' + JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(bin), '-c', 'own.config.mjs', ...args], { cwd, encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(/\x1b\[[0-9;]*m/g, '') };
};
const item = (id, dts, more = {}) => ({ id, dts, ...more, output: { distPath: 'dist/' + id } });

import { createRslib } from '@rslib/core';

const tsc = (...args) => [...new Set(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', ...args).stdout.match(/TS\d+/g))].sort().join(' ') || 'none';
console.log('type error: exit', build({ lib: [{ dts: true }] }, 'broken').status);
console.log('isolatedModules:', tsc('--isolatedModules', 'typed/index.ts'));
console.log('isolatedDeclarations:', tsc('--isolatedDeclarations', '--declaration', 'typed/untyped.ts'));
const deep = build({ lib: [{ dts: true, bundle: false, source: { entry: { index: './src/core/units/bytes.ts' } } }] }, 'deep');
console.log('declarations of src/core:', fs.readdirSync('deep/dist', { recursive: true }).find((name) => name.endsWith('.d.ts')), deep.status ? deep.said : '');
console.log('arbitrary extensions: off', tsc('wasm/index.ts') + ', on', tsc('--allowArbitraryExtensions', 'wasm/index.ts'));
console.log('--tsconfig other: exit', build({ lib: [{ dts: true }] }, 'plain', '--tsconfig', 'tsconfig.build.json').status);
console.log('no rootDir: exit', build({ lib: [{ dts: true }] }, 'rootless').status);
const parts = build({ lib: [{ dts: { build: true } }] }, 'parts');
console.log('references built:', fs.readdirSync('parts/core').filter((name) => name.endsWith('.d.ts')).join());
console.log('build info:', fs.readdirSync('parts', { recursive: true }).map((name) => path.basename(name)).find((name) => name === 'tsconfig.tsbuildinfo'), parts.status ? parts.said : '');
const all = build({ lib: [
  item('bundled', true),
  item('files', true, { bundle: false }),
  item('base', true, { bundle: false, outBase: '.' }),
  item('aliased', { isolated: true }, { redirect: { dts: { path: false } } }),
  item('extension', { isolated: true, autoExtension: true }, { format: 'cjs' }),
] });
if (all.status) console.log(all.said);
const types = (name) => fs.readdirSync('dist/' + name).filter((one) => one.endsWith('.d.ts')).map((one) => one + read('dist/' + name + '/' + one)).join();
console.log('declared without an entry:', fs.existsSync('dist/bundled/unused.d.ts'));
if (types('bundled') !== types('files')) console.log('declarations differ');
if (!types('aliased').includes('~/range')) console.log('~/range rewritten without redirect');
console.log('alias without dot: exit', build({ resolve: { alias: { '#range': './src/range' } }, lib: [item('alias', { alias: { '#range': 'src/range' } })] }).status);
console.log('absolute typescriptPath: exit', build({ lib: [item('absolute', { typescriptPath: path.resolve('node_modules/typescript/lib/typescript.js') })] }).status);
console.log('folder as typescriptPath: exit', build({ lib: [item('folder', { typescriptPath: 'node_modules/typescript' })] }).status);
const combined = { build: true, typescriptPath: path.resolve('node_modules/typescript/lib/typescript.js'), tsgo: true, abortOnError: false };
for (const [name, value] of Object.entries(combined)) {
  const one = await createRslib({ config: { logLevel: 'silent', lib: [item('never', { isolated: true, [name]: value })] } });
  await one.build().then(() => console.log('accepted with isolated', name), ({ message }) => console.log('rejected with isolated', name, message.split('\n')[0]));
}
const seen = {};
const plugin = { name: 'seen', setup: (api) => api.processAssets({ stage: 'report' }, ({ assets, environment }) => void (seen[environment.name] = Object.keys(assets).some((name) => name.endsWith('.d.ts')))) };
const seeing = await createRslib({ config: { logLevel: 'error', plugins: [plugin], lib: [item('usual', true), item('quick', { isolated: true })] } });
await (await seeing.build()).close();
console.log('declarations in processAssets:', JSON.stringify(seen));
