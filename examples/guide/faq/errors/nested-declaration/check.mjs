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

const versions = { 5: '@arethetypeswrong/core/node_modules/typescript', 6: 'typescript', 7: 'typescript7' };
const real = Object.entries(versions).map(([version, name]) => [version, fs.realpathSync('node_modules/' + name)]);
const use = (folder) => {
  fs.rmSync('node_modules/typescript', { recursive: true, force: true });
  fs.symlinkSync(folder, 'node_modules/typescript', 'dir');
};
const built = (options) => {
  for (const folder of ['.rstack', 'dist']) fs.rmSync('labels/' + folder, { recursive: true, force: true });
  write('labels/tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler', types: [], ...options }, include: ['src'] }));
  const { stdout, stderr } = spawnSync(process.execPath, ['../' + bin], { cwd: 'labels', encoding: 'utf8' });
  return stdout + stderr;
};
const paths = { units: ['../units/src/index.ts'] };
const seen = (text) => /TS\d+|Declaration entry file/.exec(text)?.[0] ?? 'built';
for (const [version, folder] of real) {
  use(folder);
  say(version + ' without rootDir', seen(built({ paths })) + (fs.existsSync('labels/.rstack/declarations/esm/labels/src/index.d.ts') ? ', emitted to esm/labels/src' : ''));
}
use(real[1][1]);
say('rootDir src', seen(built({ paths, rootDir: 'src' })));
write('node_modules/units/package.json', '{ "name": "units", "version": "1.0.0", "type": "module", "types": "index.d.ts" }');
write('node_modules/units/index.d.ts', 'export interface Unit {\n  name: string;\n}\n');
for (const [version, folder] of real) {
  use(folder);
  say('rootDir src, package in node_modules, ' + version, seen(built({ rootDir: 'src' })) + ' ' + fs.existsSync('labels/dist/index.d.ts'));
}
