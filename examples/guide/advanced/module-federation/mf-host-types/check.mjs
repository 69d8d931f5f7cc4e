import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const server = createServer((request, response) => {
  const file = 'dist' + new URL(request.url, 'http://localhost').pathname;
  response.statusCode = fs.existsSync(file) ? 200 : 404;
  response.end(fs.existsSync(file) ? fs.readFileSync(file) : '');
});
await new Promise((done) => server.listen(0, done));
const port = server.address().port;
process.env.REMOTE = String(port);
const config = read('rslib.config.mjs').replace("output: { target: 'web' }", "output: { target: 'web', assetPrefix: 'http://localhost:" + port + "/' }");
fs.writeFileSync('rslib.config.mjs', config);
const { stdout, stderr, status } = rslib();
if (status) console.log(stdout + stderr);
fs.copyFileSync('tsconfig.json', 'host/tsconfig.json');
const rsbuild = path.resolve('node_modules/@rsbuild/core/bin/rsbuild.js');
const start = (command) => spawn(process.execPath, [rsbuild, command], { cwd: 'host', stdio: 'ignore' });
const build = start('build');
await new Promise((done) => build.on('exit', done));
const found = () => fs.existsSync('host/@mf-types/chips/chip.d.ts');
console.log('rsbuild build:', found() ? 'types' : 'no types');
const dev = start('dev');
for (let at = 0; at < 600 && !found(); at++) await wait(50);
await wait(500);
console.log('rsbuild dev:', found() ? 'types' : 'no types');
dev.kill();
server.close();
const tsc = (paths) => {
  const base = JSON.parse(read('tsconfig.json'));
  Object.assign(base.compilerOptions, paths && { paths });
  fs.writeFileSync('host/tsconfig.json', JSON.stringify(base));
  return node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'host/tsconfig.json').stdout.trim().split('\n')[0];
};
console.log('without paths:', tsc());
console.log('with paths:', tsc({ '*': ['./@mf-types/*'] }));
process.exit();
