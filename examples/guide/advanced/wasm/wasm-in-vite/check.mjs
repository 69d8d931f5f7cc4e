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

import { build as vite, createServer } from 'vite';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
fs.writeFileSync('src/square.wasm', Buffer.from(hex, 'hex'));
const libraries = {
  compiled: {},
  files: { bundle: false },
  url: { source: { entry: { index: 'src/url.js' } } },
  bytes: { source: { entry: { index: 'src/bytes.js' } } },
};
for (const [name, more] of Object.entries(libraries)) {
  const folder = 'app/node_modules/' + name;
  await build({ lib: [{ source: { entry: { index: 'src/index.js' } }, output: { target: 'web', distPath: folder + '/dist' }, ...more }] });
  write(folder + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './dist/index.js' }));
  write('app/' + name + '.js', "import * as library from '" + name + "';\nglobalThis.library = library;\n");
  write('app/' + name + '.html', '<script type="module" src="./' + name + '.js"></script>');
  const input = 'app/' + name + '.html';
  const { output } = await vite({ root: 'app', configFile: false, logLevel: 'silent', build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input } } });
  say('build ' + name, output.some(({ fileName }) => fileName.endsWith('.wasm')) ? 'file' : 'no file');
}
const server = await createServer({ root: 'app', configFile: false, logLevel: 'silent', server: { port: 0, host: '127.0.0.1', ws: false }, optimizeDeps: { entries: ['url.html'] } });
await server.listen();
const base = 'http://127.0.0.1:' + server.httpServer.address().port;
const text = async (path) => (await fetch(base + path)).text();
const script = /from "([^"]+)"/.exec(await text('/url.js'))[1];
const path = /["'`]([^"'`]+\.wasm)/.exec(await text(script))[1];
const { status, headers } = await fetch(new URL(path, base + script));
say('server url', status + ' ' + headers.get('content-type'));
say('server files', (await server.ssrLoadModule('/node_modules/files/dist/index.js')).nine());
process.exit();
