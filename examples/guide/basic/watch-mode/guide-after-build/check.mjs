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
const source = (name) => write('src/index.ts', 'export const ' + name + ': number = 1;\n');
const seen = (text) => [...text.matchAll(/after build: (\w+)/g)].map(([, name]) => name);
const restart = async (said) => {
  write('.env', 'PUBLIC_PORT=Dover\n');
  for (let at = 0; at < 100 && !said().includes('restarting build as .env changed'); at++) await wait(50);
  say('a change of .env', said().includes('restarting build as .env changed') ? 'restarts' : 'nothing');
};
for (const dts of ['true', '{"bundle":true}', '{"isolated":true}']) {
  process.env.DTS = dts;
  fs.rmSync('dist', { recursive: true, force: true });
  source('one');
  say(dts + ', a single build', seen(rslib().stdout).join());
  const watch = spawn(process.execPath, [bin, '--watch']);
  let said = '';
  watch.stdout.on('data', (text) => (said += text));
  watch.stderr.on('data', (text) => (said += text));
  const until = async (test) => {
    for (let at = 0; at < 400 && !test(); at++) await wait(50);
    return test();
  };
  const has = (name) => () => fs.existsSync('dist/index.d.ts') && read('dist/index.d.ts').includes(name);
  await until(() => said.includes('watching for changes') && has('one')());
  await wait(500);
  const before = seen(said).length;
  source('two');
  await until(() => seen(said).length > before);
  say(dts + ', after a rebuild', seen(said)[before] === 'two' ? 'complete' : 'not complete');
  say(dts + ', a moment later', (await until(has('two'))) ? 'complete' : 'not complete');
  if (dts === 'true') await restart(() => said);
  watch.kill();
}
