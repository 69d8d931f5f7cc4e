import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = (name, code, fields = { dependencies: { 'page-kit': '1' } }) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', ...fields }));
  fs.writeFileSync('rslib.config.mjs', "export default { output: { target: 'web', distPath: 'dist/" + name + "' } };");
  fs.writeFileSync('src/index.js', code);
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  return rslib('--log-level', 'warn');
};
fs.mkdirSync('src', { recursive: true });
const address = "new URL('page-kit/worker.js', import.meta.url)";
build('worker', 'export const start = () => new Worker(' + address + ", { type: 'module' });");
const worker = fs.readdirSync('dist/worker').filter((file) => file !== 'index.js');
console.log('worker:', worker.length, read('dist/worker/' + worker[0]).trim());
console.log('its URL:', read('dist/worker/index.js').includes('new URL("./' + worker[0] + '", import.meta.url)'));
const kit = "import { options } from 'page-kit';\n";
const failed = build('failed', kit + 'options.workerSrc = ' + address + '.href;');
console.log('aborted:', failed.status !== 0, (failed.stdout + failed.stderr).includes('internal error: entered unreachable code'));
const ignored = address.replace('(', '(/* rspackIgnore: true */ ');
console.log('with the comment:', build('ignored', kit + 'options.workerSrc = ' + ignored + '.href;').status, read('dist/ignored/index.js').includes(address));
console.log('as a dev dependency:', build('copied', kit + 'options.workerSrc = ' + address + '.href;', { devDependencies: { 'page-kit': '1' } }).status, read('dist/copied/static/assets/worker.js').trim());
fs.writeFileSync('app.mjs', "import webpack from 'webpack';\nwebpack({ mode: 'production', entry: './dist/ignored/index.js', output: { path: import.meta.dirname + '/app' } }, (error, stats) => console.log('webpack copies it:', stats.toJson().assets.some((asset) => asset.info.sourceFilename?.endsWith('page-kit/worker.js'))));");
console.log(node('app.mjs').stdout);
