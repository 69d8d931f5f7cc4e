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

const one = (name, entry, lib, output = {}, more = {}) =>
  build({ ...more, source: { entry }, lib: [lib], output: { target: 'web', distPath: 'dist/' + name, ...output } });
await one('umd', { index: './src/index.ts' }, { format: 'umd', umdName: 'page' });
await one('browserslist', { index: './src/index.ts' }, {}, { minify: { css: true } });
const entries = { one: './entries/one.ts', two: './entries/two.ts' };
await one('esm', entries, {});
await one('cjs', entries, { format: 'cjs' });
say('shared by two entries', /(\w+)\.css \1\.js/.test(list('dist/esm')) ? 'a script and a stylesheet' : 'nothing');
say('a script imports a stylesheet', list('dist/esm').split(' ').some((file) => /js$/.test(file) && read('dist/esm/' + file).includes('.css')));
await one('inline', { index: './text/inline.ts' }, {});
await one('raw', { index: './text/raw.ts' }, {});
say('kilobytes', '?inline ' + (read('dist/inline/index.js').length > 1000) + ', ?raw ' + (read('dist/raw/index.js').length > 1000));
await one('files', { index: './aliased/**' }, { bundle: false }, {}, { resolve: { alias: { '@': './src' } } });
await one('folders', { index: './entries/**' }, { bundle: false }, { distPath: { root: 'dist/folders', css: 'css' } });
say('distPath.css in bundleless', list('dist/folders'));
await one('moved', { index: './entries/**' }, { bundle: false }, { distPath: { root: 'dist/moved', js: 'js' } });
say('distPath.js in bundleless', list('dist/moved') + ' ' + /import ".*css"/.exec(read('dist/moved/js/shared.js'))?.[0]);
await one('named', { index: './named/**' }, { bundle: false }, { cssModules: { namedExport: true } });
const injected = async (rules) => {
  write('src/many.css', Array.from({ length: rules }, (_, at) => '.a' + at + '{order:' + at + '}').join('\n'));
  write('src/many.ts', "import './many.css';\nexport const many = 1;\n");
  await one('inject', { many: './src/many.ts' }, {}, { injectStyles: true });
  const code = read('dist/inject/many.js');
  return { kilobytes: Math.round((code.length - read('src/many.css').length) / 1000), element: code.includes('createElement("style")') };
};
const [few, many] = [await injected(1), await injected(30)];
say('injectStyles', 'element ' + few.element + ', same code ' + (Math.abs(few.kilobytes - many.kilobytes) <= 1) + ', ' + list('dist/inject'));
