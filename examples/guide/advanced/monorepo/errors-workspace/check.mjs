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

fs.mkdirSync('node_modules/@orchard', { recursive: true });
for (const name of ['units', 'labels']) fs.symlinkSync('../../packages/' + name, 'node_modules/@orchard/' + name);
const labels = async (more) => {
  const cwd = process.cwd() + '/packages/labels';
  const rslib2 = await createRslib({ cwd, config: { logLevel: 'silent', performance: { buildCache: false }, ...more } });
  const { close } = await rslib2.build();
  await close();
  return read('packages/labels/dist/index.js').match(/from "[^"]+"/g).join(', ');
};
const bundleless = { bundle: false };
say('names', await labels({ lib: [bundleless], output: { autoExternal: false } }));
say('units', list('packages/units/dist'));
const resolved = { dayjs: '../../node_modules/dayjs/index.js' };
say('resolved', await labels({ lib: [bundleless], output: { externals: [({ request }, done) => done(undefined, resolved[request])] } }));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
say('npm ls', node(npm, 'ls', '@orchard/units').stdout.replace(/\s+/g, ' '));
write('packages/units/dist/index.js', '');
say('resolve', run({}, '--input-type=module', '-e', "console.log(import.meta.resolve('@orchard/units'))").stdout.replace(/.*\/(?=packages)/, ''));
