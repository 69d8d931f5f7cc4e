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

import { defineConfig, mergeRslibConfig } from '@rslib/core';

const given = {};
say('defineConfig returns its argument', defineConfig(given) === given);
const merged = mergeRslibConfig({ lib: [{ format: 'esm' }, { format: 'cjs' }] }, { lib: [{ syntax: 'es2019' }] });
say('merged without ids', merged.lib.length);
const both = await createRslib({
  config: { output: { distPath: 'out', externals: ['one'] }, source: { define: { A: '1' } }, lib: [{ output: { distPath: 'own', externals: ['two'] }, source: { define: { B: '2' } } }] },
});
const [own] = Object.values((await both.inspectConfig()).origin.environmentConfigs);
say('two places', own.output.distPath.root + ' ' + Object.keys(own.source.define).filter((key) => key.length === 1).join('') + ' ' + [own.output.externals].flat(2).filter((one) => typeof one === 'string').join());
rslib('-c', 'configs/own.mjs');
say('config in a folder', list('dist'));
say('.mjs without a default export', /TypeError: Cannot convert object to primitive value/.exec(rslib('-c', 'named.config.mjs').stderr)?.[0]);
rslib('-c', 'returns.config.mjs');
say('with return', list('dist'));
rslib('--config-loader', 'jiti', '-c', 'loose.config.ts');
say('jiti', read('dist/' + list('dist')).split('\n')[0]);
run({ DEBUG: 'rslib' }, bin);
say('DEBUG', fs.existsSync('dist/.rsbuild/rslib.config.mjs'));
rslib();
say('next build', fs.existsSync('dist/.rsbuild'));
say('require()', run({}, '-p', "typeof require('@rslib/core').defineConfig").stdout.trim());
const kind = (file) => (node('types/' + file).stdout.trim() === 'function' ? 'CommonJS' : 'ESM');
say('kinds', ['a.mjs', 'module/plain.js', 'a.cjs', 'plain.js'].map((file) => file + ' ' + kind(file)).join(', '));
