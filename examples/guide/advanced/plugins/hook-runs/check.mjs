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

const lines = (text) => text.split('\n').filter((line) => /^(before|after):/.test(line)).join(' | ');
console.log('build:', lines(rslib().stdout));
const run = watch();
await run.until((text) => text.includes('watching for changes'));
console.log('watch:', lines(run.said));
await run.ready();
fs.writeFileSync('src/index.ts', 'export const one = 2;\n');
await run.until((text) => text.includes('after:'));
console.log('rebuild:', lines(run.said));
run.child.kill();
const broken = watch('-c', 'throws.config.mjs');
await broken.ready();
fs.writeFileSync('src/index.ts', 'export const one = 3;\n');
console.log('the hook throws:', (await broken.until((text) => text.includes('lint failed'))) ? 'printed' : 'not printed');
await wait(500);
broken.said = '';
fs.writeFileSync('src/index.ts', 'export const one = 4;\n');
console.log('saved again:', (await broken.until((text) => text.includes('building'), 60)) ? 'built' : 'not built');
console.log('the process:', broken.child.exitCode === null ? 'runs' : 'has ended');
broken.child.kill();
