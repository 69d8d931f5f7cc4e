import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib } from '@rslib/core';

const say = (name, value) => process.stdout.write(name + ': ' + value + '\n');
const run = (env, ...args) => spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const write = (file, text) => {
  fs.mkdirSync(file.replace(/[^/]*$/, '') || '.', { recursive: true });
  fs.writeFileSync(file, text);
};
const list = (folder) => {
  if (!fs.existsSync(folder)) return 'nothing';
  const all = fs.readdirSync(folder, { recursive: true }).sort();
  return all.filter((file) => fs.statSync(folder + '/' + file).isFile()).join(' ');
};
/** Builds, and returns what the build says. */
const build = async (config) => {
  const said = [];
  const { log, warn, error } = console;
  console.log = console.warn = console.error = (...text) => said.push(text.join(' '));
  try {
    const rslib = await createRslib({ config: { performance: { buildCache: false }, ...config } });
    const { close } = await rslib.build();
    await close();
  } catch (thrown) {
    said.push(String(thrown.message));
  }
  Object.assign(console, { log, warn, error });
  return said.join('\n');
};

const attw = (name, fields, files) => {
  fs.rmSync('dist', { recursive: true, force: true });
  for (const file in files) write('dist/' + file, files[file]);
  write('package.json', JSON.stringify({ name: 'tide', version: '1.0.0', files: ['dist'], ...fields }));
  const { stdout } = node('node_modules/@arethetypeswrong/cli/dist/index.js', '--pack', '.', '--format', 'ascii');
  process.stdout.write('> ' + name + ' ' + stdout.replaceAll('\n', ' ') + '\n');
};
const types = 'export declare const tide: number;\n';
const both = (extension, declarations) => ({ exports: { '.': { types: './dist/index.' + declarations, default: './dist/index.' + extension } } });
attw('false-cjs', both('mjs', 'd.ts'), { 'index.mjs': 'export const tide = 1;', 'index.d.ts': types });
attw('matching', both('mjs', 'd.mts'), { 'index.mjs': 'export const tide = 1;', 'index.d.mts': types });
attw('no-resolution', { type: 'module', exports: { './part': './dist/absent.js' } }, { 'index.js': '' });
attw('internal', { type: 'module', ...both('js', 'd.ts') }, { 'index.js': "export { tide } from './tide.js';", 'tide.js': 'export const tide = 1;', 'index.d.ts': "export { tide } from './tide';\n", 'tide.d.ts': types });
const listed = JSON.parse(node('node_modules/@arethetypeswrong/cli/dist/index.js', '--pack', '.', '-f', 'json').stdout);
say('listed imports', [...new Set(JSON.stringify(listed).match(/(?<="moduleSpecifier":")[^"]*/g))].join());
write('types/index.d.ts', types);
attw('fallback', { type: 'module', files: ['dist', 'types'], exports: { '.': { import: './dist/index.js', types: './types/index.d.ts' } } }, { 'index.js': 'export const tide = 1;' });
fs.rmSync('types', { recursive: true });
attw('cjs-default', both('cjs', 'd.cts'), { 'index.cjs': 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = function tide() {};', 'index.d.cts': 'declare function tide(): void;\nexport default tide;\n' });
attw('export-default', both('cjs', 'd.cts'), { 'index.cjs': 'module.exports = function tide() {};', 'index.d.cts': 'declare function tide(): void;\nexport default tide;\n' });
write('use.mjs', "import tide from './dist/index.cjs';\nconsole.log(typeof tide, typeof tide.default);\n");
write('dist/index.cjs', 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = function tide() {};');
say('default of a CommonJS file', node('use.mjs').stdout);
