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

let count = 0;
const typed = (dts, code, ...args) => {
  fs.rmSync('src', { recursive: true, force: true });
  const files = typeof code === 'string' ? { 'index.ts': code } : code;
  for (const [file, text] of Object.entries(files)) write('src/' + file, text);
  const folder = 'dist/' + ++count;
  write('rslib.config.mjs', 'export default ' + JSON.stringify({ lib: [{ dts }], output: { distPath: folder } }));
  const { stdout, stderr } = rslib(...args);
  const said = stdout + stderr;
  const file = folder + '/index.d.ts';
  return {
    error: /TS\d+|Unable to analyze the export|Module not found/.exec(said)?.[0] ?? (/^error .*/m.exec(said)?.[0] ?? 'none'),
    text: fs.existsSync(file) ? read(file) : 'no declaration',
    folder,
  };
};

const lists = (field) => write('package.json', JSON.stringify({ name: 'cups', type: 'module', [field]: { 'more-types': '1' } }));
const merged = { bundle: true, isolated: true };
const kind = "import type { Kind } from 'more-types';\nexport const kind: Kind = { name: 'a' };\n";
lists('devDependencies');
const included = typed(merged, kind).text;
say('included', 'only ' + ['interface Kind', 'interface Unused', 'declare global'].filter((text) => included.includes(text)).join(' and ') + '.');
lists('dependencies');
say('in dependencies', /import.*from 'more-types'/.exec(typed(merged, kind).text)?.[0]);
const cups = 'export const cups: number = 2;\n';
const side = { 'index.ts': "import './types';\n" + cups, 'types.ts': 'declare global {\n  interface String {\n    steep(): number;\n  }\n}\nexport {};\n' };
const line = (dts) => /import .*/.exec(typed(dts, side).text)?.[0] ?? 'no import';
say('side effect', line(true));
say('side effect, isolated', line({ isolated: true }));
say('side effect, merged', line(merged));
const mine = 'interface Mine {\n  size: number;\n}\n';
say('handwritten', typed({ isolated: true }, { 'index.ts': "import './types';\n" + cups, 'types.d.ts': mine }).error);
say('included by tsconfig.json', typed(true, { 'index.ts': 'export const mine: Mine = { size: 1 };\n', 'types.d.ts': mine }).error);
