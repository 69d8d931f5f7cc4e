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

const seen = [];
const each = { name: 'each', setup: (api) => api.modifyEnvironmentConfig((config, { name }) => {
  seen.push(name + ' ' + config.output.sourceMap);
  if (name === 'cjs') config.output.target = 'web';
}) };
const shared = { name: 'shared', setup: (api) => api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => mergeRsbuildConfig(config, { output: { sourceMap: true } })) };
const rslib2 = await createRslib({ config: { plugins: [each], lib: [{ format: 'esm', plugins: [shared] }, { format: 'cjs' }] } });
const { origin } = await rslib2.inspectConfig({});
say('plugin in one item, modifyRsbuildConfig', seen.join());
say('target set in modifyEnvironmentConfig', origin.environmentConfigs.cjs.output.target);
const loader = (depend) => ({ name: 'loader', setup: (api) => api.transform({ test: /\.notes$/ }, ({ addDependency }) => {
  if (depend) addDependency(process.cwd() + '/other.txt');
  return 'export default ' + JSON.stringify(fs.readFileSync('other.txt', 'utf8').trim());
}) });
const cached = async (depend) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  const once = () => build({ performance: { buildCache: true }, lib: [{}], plugins: [loader(depend)] });
  write('other.txt', 'first\n');
  await once();
  await once();
  write('other.txt', 'second\n');
  await once();
  return /first|second/.exec(read('dist/index.js'))?.[0];
};
say('transform without addDependency', await cached(false));
say('transform with addDependency', await cached(true));
await build({ lib: [{ bundle: false, source: { entry: { index: './src/*.ts' } }, output: { distPath: 'dist/files' } }], plugins: [loader(false)] });
say('bundleless, not in the entry', list('dist/files'));
process.exit();
