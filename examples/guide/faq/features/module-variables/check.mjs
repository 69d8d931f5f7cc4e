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

import webpack from 'webpack';

const printed = ({ stdout, stderr }) => /ReferenceError/.exec(stderr)?.[0] ?? stdout.trim();
const checked = (name) => "typeof " + name + " === 'undefined' ? undefined : " + name;
const kept = (name) => '(' + checked(name) + ')';
await build({ lib: [{ source: { entry: { own: 'src/own.ts' } } }] });
const left = (name) => !read('dist/own.js').includes('__webpack_' + name + '__');
say('replaced', 'nonce ' + left('nonce') + ', hash ' + left('hash') + ', path ' + left('public_path'));
const one = (entry, define) => build({ source: { define, entry }, lib: [{}] });
const values = { APP_NONCE: kept('__webpack_nonce__'), APP_HASH: kept('__webpack_hash__') };
await one({ index: 'src/index.ts' }, values);
await new Promise((done) =>
  webpack({ mode: 'production', target: 'node', entry: './app.mjs', output: { path: process.cwd() + '/site' } }, (_, { hash }) => {
    const [first, second] = printed(node('site/main.js')).split(' ');
    say('in webpack', first + ', hash ' + (second === hash));
    done();
  }),
);
await build({ lib: [{ format: 'cjs', source: { entry: { app: './app.mjs' } }, output: { distPath: 'app' } }] });
const [first, second] = printed(node('app/app.cjs')).split(' ');
say('in Rspack', first + ', hash ' + /^[0-9a-f]{16}$/.test(second));
const inNode = (file) => printed(node('-e', "import('./dist/" + file + ".js').then(({ nonce }) => console.log(nonce()))"));
const usual = inNode('index');
await one({ bare: 'src/bare.ts' }, { APP_NONCE: '__webpack_nonce__' });
say('in Node.js', usual + ', without the check ' + inNode('bare'));
await one({ bare: 'src/bare.ts' }, { APP_NONCE: checked('__webpack_nonce__') });
say('without parentheses, APP_NONCE ?? 1', inNode('bare'));
for (const format of ['cjs', 'umd', 'bundleless']) {
  const more = format === 'bundleless' ? { bundle: false } : { format };
  await build({ source: { define: values, entry: { index: 'src/index.ts' } }, lib: [{ ...more, output: { distPath: 'kept/' + format } }] });
  const code = read('kept/' + format + '/index.' + (format === 'cjs' ? 'cjs' : 'js'));
  say(format, 'nonce ' + code.includes('__webpack_nonce__') + ', hash ' + code.includes('__webpack_hash__'));
}
