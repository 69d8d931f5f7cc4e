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

const cups = 'export const cups: number = 2;\n';
say('declaration', typed(undefined, cups).text);
say('--dts', typed(undefined, cups, '--dts').text);
const scale = 'interface Reading {\n  grams: number;\n}\nexport const weigh = (): Reading => ({ grams: 3 });\n';
const weigh = (code, more = '') => typed(true, { 'index.ts': "import { weigh } from './scale';\n" + code, 'scale.ts': more + scale });
say('property', weigh('export class Cup {\n  a = weigh();\n}\n').error);
say('method', weigh('export class Cup {\n  a() {\n    return weigh();\n  }\n}\n').error);
say('default export', weigh('export default weigh();\n').error);
const exported = weigh('export const reading = weigh();\n', 'export ');
say('exported', exported.error + ', entry exports it: ' + /export .*interface Reading/.test(exported.text));
