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

const tsc = (...args) => node('node_modules/typescript/bin/tsc', ...args).stdout;
const errors = (text) => [...new Set(text.match(/TS\d+/g) ?? ['none'])].join();
const settings = (more, rest = {}) => {
  const { compilerOptions, ...all } = JSON.parse(read('tsconfig.json'));
  write('tsconfig.json', JSON.stringify({ ...all, compilerOptions: { ...compilerOptions, ...more }, ...rest }));
};

const message = () => /TS5090: .*/.exec(rslib('-c', 'typed.config.mjs').stderr.replace(/\u001b\[\d+m/g, ''))?.[0];
say('without dts', (await build({ lib: [{}] })).includes('error') ? 'fails' : 'passes');
say('TypeScript 6', message());
settings({ baseUrl: '.', ignoreDeprecations: '6.0' });
say('with baseUrl', message() ?? 'fine');
settings({ baseUrl: undefined, ignoreDeprecations: undefined, paths: { '@/*': ['./src/*'] } });
say('with a leading ./', message() ?? 'fine');
settings({ paths: { '@/*': ['src/*'] } });
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
const { stdout, stderr } = rslib('-c', 'typed.config.mjs');
say('TypeScript 7', /TS5090: .*/.exec((stdout + stderr).replace(/\u001b\[\d+m/g, ''))?.[0]);
