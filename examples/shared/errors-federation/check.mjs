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

say('not listed', /Module not found: Can't resolve .clock./.exec(rslib('--lib', 'esm').stderr)?.[0]);
write('package.json', JSON.stringify({ type: 'module', dependencies: { clock: '1' } }));
say('listed', rslib().status);
const entry = (name) => read('dist/' + name + '/' + fs.readdirSync('dist/' + name).find((file) => file.startsWith('chips.')));
const typeOf = (name) => JSON.parse(read('dist/' + name + '/mf-manifest.json')).metaData.remoteEntry.type;
say('usual entry', /^(?:var|let) chips\b/m.test(entry('mf')) + ' ' + typeOf('mf'));
say('module entry', /export ?\{[^}]*\bget\b[^}]*\binit\b/.test(entry('module')) + ' ' + typeOf('module'));
say('mf has the remote', fs.readdirSync('dist/mf').some((file) => file.endsWith('.js') && read('dist/mf/' + file).includes('https://cdn.example.com/mf-manifest.json')));
