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

const built = (text) => text.includes('built in');
const declared = () => fs.writeFileSync('package.json', '{ "type": "module", "dependencies": { "ext": "1" } }');
const before = read('package.json');
const output = () => read('dist/index.js');
const plain = watch();
await plain.ready();
console.log('field:', output().includes('berth;'));
fs.writeFileSync('tsconfig.json', '{ "compilerOptions": { "rootDir": "src", "experimentalDecorators": true }, "include": ["src"] }');
await plain.until(built);
console.log('field after a change of tsconfig.json:', output().includes('berth;'));
await wait(600);
declared();
await wait(600);
plain.said = '';
fs.appendFileSync('src/index.ts', 'export const two = 2;\n');
await plain.until(built);
console.log('rebuilt:', output().includes('two'), 'external:', output().includes('from "ext"'));
plain.child.kill();
fs.writeFileSync('package.json', before);
const listed = watch('-c', 'restart.config.mjs');
await listed.ready();
declared();
await listed.until((text) => text.includes('restarting') && built(text));
console.log(listed.said);
console.log('after a restart, external:', output().includes('from "ext"'));
listed.child.kill();
