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

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const at = process.cwd();
const note = at + '/note.txt';
const git = (...args) => spawnSync('git', ['-c', 'user.name=you', '-c', 'user.email=you@example.com', ...args], { cwd: 'repository' });
const install = (cwd, ...args) => spawnSync(process.execPath, [npm, 'install', '--offline', '--no-audit', '--no-fund', ...args], { cwd, env: { ...process.env, NOTE: note } });
const ran = () => [...new Set(read(note).split(' '))].join(' ').trim();
write('repository/.gitignore', 'dist\n');
write('repository/note.cjs', "const fs = require('fs'); fs.appendFileSync(process.env.NOTE, process.argv[2] + ' '); if (process.argv[2] === 'build') { fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.js', ''); }\n");
const put = (scripts) => {
  write('repository/package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', files: ['dist'], scripts: { build: 'node note.cjs build', prepublishOnly: 'node note.cjs prepublishOnly', prepack: 'node note.cjs prepack', ...scripts } }));
  git('add', '.');
  git('commit', '-qm', 'ferry');
  write(note, '');
  fs.rmSync('app', { recursive: true, force: true });
  write('app/package.json', '{ "name": "app", "private": true }');
  install('app', 'git+file://' + at + '/repository');
};

git('init', '-q');
put({});
say('without prepare', list('app/node_modules/ferry') + ', ran ' + (ran() || 'no script'));
put({ prepare: 'npm run build' });
say('with prepare', list('app/node_modules/ferry') + ', ran ' + ran());
say('prepare', ran() + ', not: ' + ['prepublishOnly', 'prepack'].filter((name) => !ran().includes(name)).join(', '));
write(note, '');
install('repository');
say('in the repository', ran());
