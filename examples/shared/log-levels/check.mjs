import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const start = (LEVEL, entry, ...args) => new Promise((resolve) => {
  const env = { ...process.env, LEVEL, ENTRY: 'src/' + entry + '.ts', OUT: 'dist/' + [LEVEL, entry, ...args].join('') };
  const child = spawn(process.execPath, [bin, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  child.on('close', (code) => {
    const has = (text) => (said.includes(text) ? 'yes' : 'no');
    resolve([args.join(' ') || LEVEL, entry, 'steps', has('build started'), 'times', has('built in'), 'sizes', has('File (esm)'), 'warning', has('a doubt'), 'error', has("Can't resolve './missing'"), 'greeting', has('Rslib v'), 'exit', code].join(' '));
  });
});
const runs = ['info', 'warn', 'error', 'silent'].map((level) => start(level, 'index'));
runs.push(start('warn', 'broken'), start('warn', 'index', '--log-level', 'loud'));
for (const line of await Promise.all(runs)) console.log(line);
