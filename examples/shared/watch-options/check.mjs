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

rslib('inspect', '--output', '../report');
if (/aggregateTimeout: 0\b/.test(read('report/rspack.config.esm.mjs'))) console.log('before a rebuild not: wait|等待');
let count = 1;
for (const name of ['none', 'ignored', 'expression', 'poll', 'delay']) {
  process.env.OPTIONS = name;
  const run = watch();
  await run.ready();
  await wait(2000);
  count += 1;
  fs.writeFileSync('src/generated/one.ts', 'export const one = ' + count + ';\n');
  if (name === 'delay') {
    await wait(300);
    fs.writeFileSync('src/two.ts', 'export const two = ' + count + ';\n');
    console.log('delay:', (await run.until((text) => text.includes('1 more'))) ? 'one build for two changes' : run.said);
  } else {
    const isSlow = name === 'none' || name === 'poll';
    const isBuilt = await run.until((text) => text.includes('one.ts'), isSlow ? 300 : 60);
    console.log(name + ': the generated file ' + (isBuilt ? 'is built' : 'alone is not built'));
  }
  run.child.kill();
  await wait(200);
}
