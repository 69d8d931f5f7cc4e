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

import { pluginSass } from '@rsbuild/plugin-sass';
const variable = '$ink: #8b1e3f;';
const skip = (code, loader) => (loader.resourcePath.endsWith('.css') ? code : variable + code);
const css = async (entry, additionalData = variable) => {
  fs.rmSync('dist', { recursive: true, force: true });
  const said = await build({
    lib: [{ source: { entry: { index: './src/' + entry } } }],
    output: { target: 'web' },
    plugins: [pluginSass({ sassLoaderOptions: { additionalData } })],
  });
  const error = /Sass variables aren't allowed in plain CSS\./.exec(said)?.[0];
  if (error) return error;
  const text = read('dist/index.css');
  return ['.tag', '.plain', '.with', '#8b1e3f', '@import'].filter((part) => text.includes(part)).join(' ');
};
for (const name of ['import', 'use']) write('src/' + name + '.ts', "import './" + name + ".scss';");
say('@import of plain.css', await css('import.ts'));
say('@use of plain.css', await css('use.ts'));
say('@import with a function', await css('import.ts', skip));
say('from a script', await css('script.ts'));
await css('two.ts', variable + '.note { color: red }');
say('a rule in two files', read('dist/index.css').split('.note').length - 1);
