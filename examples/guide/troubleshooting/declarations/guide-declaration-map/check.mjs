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

typed(true, 'export const cups: number = 2;\n');
const { sources, sourcesContent } = JSON.parse(read('dist/1/index.d.ts.map'));
say('map', sources + ', sources included: ' + (sourcesContent !== undefined));
say('beside the declaration', list('dist/1').split(' ').filter((file) => file.includes('.d.ts')).join(' '));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const packed = (...files) => {
  write('package.json', JSON.stringify({ name: 'cups', version: '1.0.0', type: 'module', files }));
  const [{ files: found }] = JSON.parse(node(npm, 'pack', '--dry-run', '--json', '--offline').stdout);
  const count = (end) => found.filter(({ path }) => path.endsWith(end)).length;
  return 'sources ' + count('src/index.ts') + ', maps ' + count('.d.ts.map');
};
say('files dist', packed('dist'));
say('files dist and src', packed('dist', 'src'));
say('files without maps', packed('dist', '!dist/**/*.d.ts.map'));
