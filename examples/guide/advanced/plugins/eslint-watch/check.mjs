import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { setTimeout as wait } from 'node:timers/promises';

const watch = (...args) => {
  const child = spawn(process.execPath, [bin, '--watch', ...args]);
  const run = { child, said: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (run.said += text));
  run.until = async (test, times = 300) => {
    for (let at = 0; at < times && !test(run.said); at++) await wait(50);
    return test(run.said);
  };
  run.ready = async () => {
    await run.until((text) => text.includes('watching for changes'));
    await wait(600);
    run.said = '';
  };
  return run;
};

const run = watch();
await run.ready();
fs.writeFileSync('src/index.js', 'export const same = (a, b) => a == b;\n');
await run.until((text) => text.includes('build failed'));
console.log('saved with an error:', run.said.includes("Expected '===' and instead saw '=='") ? 'reported' : run.said);
run.said = '';
await wait(300);
fs.writeFileSync('src/index.js', 'export const same = (b, a) => a === b;\n');
await run.until((text) => text.includes('built in'));
console.log('saved without:', run.said.includes("saw '=='") ? run.said : 'built');
run.child.kill();
