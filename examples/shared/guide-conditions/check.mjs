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

fs.symlinkSync('../packages/grams', 'node_modules/grams');
await build({ lib: [{}], resolve: { conditionNames: ['@orchard/source', '...'] } });
say('resolve.conditionNames', /units = .(\w+)/.exec(read('dist/index.js'))[1]);
say('publishConfig', /beds = .(\w+)/.exec(read('dist/index.js'))[1]);
const own = async (fields) => {
  write('package.json', JSON.stringify({ name: 'own', type: 'module', ...fields }));
  write('src/own.ts', "export { units } from 'units';\n");
  await build({ lib: [{ output: { distPath: 'dist/own' } }], source: { entry: { index: './src/own.ts' } } });
  return list('dist/own') + read('dist/own/index.js');
};
const plain = await own({});
const places = { exports: './src/own.ts', publishConfig: { exports: './dist/own/index.js' } };
const unread = [];
for (const name of Object.keys(places)) if ((await own({ [name]: places[name] })) === plain) unread.push('`' + name + '`');
if ((await own(places)) === plain) say('of its own package', 'not: ' + unread.join(', '));
say('Node.js', /ERR_\w+/.exec(run({}, '--input-type=module', '-e', "import 'grams'").stderr)?.[0]);
