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
const source = (text, from = 'node:http') =>
  write('src/index.ts', "import fs from 'node:fs';\nimport { createServer } from '" + from + "';\n" +
    "const server = createServer((_, answer) => answer.end('" + text + "'));\n" +
    "server.listen(0, () => fs.appendFileSync('ports.txt', server.address().port + '\\n'));\n");
const ports = () => (fs.existsSync('ports.txt') ? read('ports.txt').trim().split('\n') : []);
const ask = (port) => fetch('http://localhost:' + port).then((answer) => answer.text(), () => 'stopped');
const until = async (test) => {
  for (let at = 0; at < 200 && !(await test()); at++) await wait(50);
  await wait(300);
};
const answers = async () => (await Promise.all(ports().map(ask))).join(' ');
source('one');
rslib();
say('a single build starts', ports().length);
const watch = spawn(process.execPath, [bin, '--watch'], { detached: true });
let said = '';
watch.stdout.on('data', (text) => (said += text));
watch.stderr.on('data', (text) => (said += text));
const hooks = () => said.split('after build').length - 1;
try {
  await until(() => ports().length === 1);
  say('started', await answers());
  const before = hooks();
  source('two');
  await until(() => ports().length === 2);
  say('rebuilt', await answers());
  say('hooks for one rebuild of two items', hooks() - before);
  source('three', './absent');
  await until(() => said.includes('Module not found'));
  await wait(500);
  say('a failed build', await answers());
  source('four');
  await until(() => ports().length === 3);
  write('rslib.config.mjs', read('rslib.config.mjs') + '\n');
  await until(() => ports().length === 4);
  say('the config changed', (await answers()).split(' ').filter((text) => text !== 'stopped').join());
} finally {
  process.kill(-watch.pid, 'SIGINT');
}
await until(async () => /^(stopped ?)+$/.test(await answers()));
say('Ctrl+C', [...new Set((await answers()).split(' '))].join());
