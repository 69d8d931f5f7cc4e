import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const watch = spawn(process.execPath, [bin, '--watch']);
let output = '';
for (const stream of [watch.stdout, watch.stderr]) stream.on('data', (data) => (output += data));
const until = async (test) => {
  while (!test()) await new Promise((done) => setTimeout(done, 50));
};
await until(() => output.includes('TS2322'));
await new Promise((done) => setTimeout(done, 500));
console.log(output, 'still running:', watch.exitCode === null);
fs.writeFileSync('src/index.ts', 'export const best: number = 7;\n');
await until(() => read('dist/index.js').includes('7'));
watch.kill();
