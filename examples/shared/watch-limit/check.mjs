import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { setTimeout as wait } from 'node:timers/promises';

for (const poll of ['', '1']) {
  const child = spawn(process.execPath, ['--import', './limit.mjs', bin, '--watch'], { env: { ...process.env, POLL: poll } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  for (let at = 0; at < 300 && !said.includes('watching for changes'); at++) await wait(50);
  // A busy machine looks at its files late, and takes what was saved before for a change.
  for (let at = 0; at < 300 && !poll && !said.includes('ENOSPC'); at++) await wait(50);
  await wait(8000);
  console.log(poll ? 'poll:' : 'usual:', said.match(/Watchpack Error \(watcher\): Error: ENOSPC/)?.[0] ?? 'no error of the sources', child.exitCode === null ? 'runs' : 'ended');
  said = '';
  fs.writeFileSync('src/index.ts', 'export const one = 2' + poll + ';\n');
  for (let at = 0; at < 80 && !said.includes('building'); at++) await wait(50);
  console.log(poll ? 'poll, saved:' : 'usual, saved:', said.includes('building') ? 'rebuilt' : 'not rebuilt');
  await wait(600);
  if (poll) console.log('rebuild:', said.replace(new RegExp(String.fromCharCode(27) + '\\[[0-9;]*m', 'g'), '').replace(/\d+\.\d+/g, '0').match(/building \S+|built in|dist\/index.js/g)?.join(', '));
  if (poll) console.log('files of a rebuild:', said.includes('dist/index.js') ? 'listed' : 'not: list|列出');
  child.kill();
}
