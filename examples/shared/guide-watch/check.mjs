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

import { setTimeout as wait } from 'node:timers/promises';
fs.symlinkSync('../packages/delta', 'node_modules/delta');
write('dist/left.txt', 'left');
const watch = spawn(process.execPath, [bin, '--watch']);
let said = '';
watch.stdout.on('data', (text) => (said += text));
watch.stderr.on('data', (text) => (said += text));
const until = async (test) => {
  for (let at = 0; at < 100 && !test(); at++) await wait(50);
  return test();
};
const has = (file, text) => () => fs.existsSync(file) && read(file).includes(text);
await until(() => said.includes('watching for changes'));
say('dist is emptied at the start', !fs.existsSync('dist/left.txt'));
await wait(300);
write('dist/old.txt', 'old');
const change = async (file, from, to, out) => {
  write(file, read(file).replace(from, to));
  return until(has(out, to));
};
say('running, and rebuilt', (await change('src/index.ts', 'one', 'two', 'dist/index.js')) && watch.exitCode === null);
say('old file after a rebuild', fs.existsSync('dist/old.txt'));
say('onAfterBuild', await until(() => said.split('after build').length > 2));
say('a style that is imported with ?inline', await change('src/page.css', 'order: 1', 'order: 2', 'dist/index.js'));
say('a copied file', await change('src/notes.txt', 'first', 'second', 'dist/notes.txt'));
say('a bundled package', await change('packages/delta/index.js', 'was here', 'is new', 'dist/index.js'));
write('src/index.ts', "export * from './absent';\n");
const failed = await until(() => said.includes('Module not found'));
write('src/index.ts', "export const page = 'three';\n");
say('an error, then rebuilt', failed + ' ' + (await until(has('dist/index.js', 'three'))));
watch.kill();
