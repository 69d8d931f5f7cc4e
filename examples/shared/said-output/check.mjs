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

const says = (what, isSo, forms) => say(what, isSo ? 'says: ' + forms : 'not so');
const built = (folder) => read('dist/' + folder + '/' + fs.readdirSync('dist/' + folder).find((file) => file.startsWith('index.')));

const targets = ['node', 'web'];
for (const target of targets) {
  await build({ lib: [{ output: { autoExternal: false, target, distPath: 'dist/' + target } }], source: { entry: { index: './src/fields.ts' } } });
  // The package that has all fields is read last.
  say('fields of ' + target, 'order: ' + [...new Set(built(target).match(/field \w+/g).map((text) => text.slice(6)).reverse())].join(', '));
}
const copied = targets.filter((target) => fs.existsSync('dist/' + target + '/robots.txt'));
say('targets with public', 'says: ' + copied.join(', '));
for (const [folder, start] of [['kept', '^/.+/'], ['emptied', '^']]) {
  await build({ lib: [{ output: { distPath: 'dist/' + folder, cleanDistPath: { keep: [new RegExp(start + '(dist/kept/)?old.txt$')] } } }] });
}
says('the path of keep', fs.existsSync('dist/kept/old.txt') && !fs.existsSync('dist/emptied/old.txt'), 'absolute|绝对');
const two = { entry: { index: './src/index.ts', last: './src/last.ts' } };
const whole = [];
for (const format of ['esm', 'cjs']) {
  await build({ source: two, lib: [{ format, output: { distPath: 'dist/two-' + format } }] });
  if (list('dist/two-' + format).split(' ').length === 2) whole.push(format);
}
say('no shared chunk', 'not: ' + whole.join(', '));
say('a path to no file', 'says: ' + ((await build({ source: { entry: { index: './src/absent.ts' } }, lib: [{}] })).includes('Module not found') ? 'fails|失败' : 'succeeds|成功'));
const nameWith = async (more) => {
  fs.rmSync('dist/name', { recursive: true, force: true });
  write('package.json', JSON.stringify(more));
  await build({ lib: [{ output: { distPath: 'dist/name' } }] });
  return list('dist/name');
};
const plain = await nameWith({});
const changes = { type: 'module', engines: { node: '>=22' }, exports: './dist/index.js' };
const deciding = [];
for (const field of Object.keys(changes)) if ((await nameWith({ [field]: changes[field] })) !== plain) deciding.push(field);
say('the extension follows', 'says: ' + deciding.join(', '));
write('package.json', '{ "type": "module" }');
write('ids.config.mjs', "export default { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] };");
const runs = (...args) => rslib('-c', 'ids.config.mjs', ...args).status === 0;
say('--lib', runs('--lib', 'one') && runs('--lib', 'one', '--lib', 'two') && !runs('--lib', 'one,two') ? 'not: list|列表' : 'not so');
