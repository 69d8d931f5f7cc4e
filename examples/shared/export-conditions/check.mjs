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

const files = {
  'import.mjs': "export const from = 'import';", 'require.cjs': "exports.from = 'require';",
  'default.mjs': "export const from = 'default';", 'solid.mjs': "export const from = 'solid';",
};
const types = { 'types/index.d.ts': "export declare const from: { types: true };" };
const named = { types: './types/index.d.ts', solid: './solid.mjs', import: './import.mjs', require: './require.cjs', default: './default.mjs' };
const order = (...keys) => ({ exports: { '.': Object.fromEntries(keys.map((key) => [key, named[key]])) } });
for (const [name, ...keys] of [
  ['all', 'types', 'solid', 'import', 'require', 'default'],
  ['none', 'types', 'solid', 'default'],
  ['late', 'import', 'types', 'default'],
  ['after', 'solid', 'types', 'default'],
  ['early', 'default', 'import'],
]) {
  fs.mkdirSync('node_modules/' + name + '/types', { recursive: true });
  install(name, order(...keys), { ...files, ...types });
}
for (const name of ['near', 'first']) {
  fs.mkdirSync('node_modules/' + name + '/types', { recursive: true });
  install(name, order(...(name === 'near' ? ['import', 'types'] : ['types', 'import'])), { ...files, ...types, 'import.d.mts': "export declare const from: { near: true };" });
}
fs.writeFileSync('use.mjs', "const { from } = await import(process.argv[2]);\nconsole.log(from);\n");
fs.writeFileSync('use.cjs', "console.log(require(process.argv[2]).from);\n");
const run = (...args) => console.log(args.join(' ') + ': ' + node(...args).stdout.trim());
run('use.mjs', 'all');
run('use.cjs', 'all');
run('--conditions=solid', 'use.mjs', 'all');
run('use.mjs', 'none');
run('use.mjs', 'early');
for (const name of ['all', 'late', 'after', 'near', 'first']) {
  fs.writeFileSync(name + '.ts', "import { from } from '" + name + "';\n\nexport const wrong: number = from;\n");
}
console.log(tsc('--moduleResolution', 'bundler', '--module', 'esnext', '--strict', 'all.ts', 'late.ts', 'after.ts', 'near.ts', 'first.ts'));
