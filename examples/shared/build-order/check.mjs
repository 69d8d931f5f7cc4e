import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const make = (name, dependencies, other = '') => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  const build = 'node ../../print.mjs ' + name + ' ' + other;
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '0.1.0', scripts: { build }, dependencies }));
};
make('apples', { units: 'workspace:*' });
make('beds', {}, 'units');
make('units', {}, 'beds');
const env = { CI: '1', DO_NOT_TRACK: '1', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0' };
Object.assign(process.env, env);
const order = (tool, patience, ...args) => {
  fs.writeFileSync('log.txt', '');
  process.env.PATIENCE = patience;
  const { stdout, stderr } = node(...args);
  const steps = read('log.txt').trim().split(' ');
  const isBefore = (one, other) => steps.includes(one) && steps.indexOf(one) < steps.indexOf(other);
  console.log(tool, 'builds units before apples:', isBefore('-units', '+apples'));
  console.log(tool, 'builds beds and units together:', isBefore('+beds', '-units') && isBefore('+units', '-beds'));
  if (steps.length !== 6) console.log(stdout, stderr);
};
order('pnpm', 0, 'node_modules/pnpm/bin/pnpm.cjs', '-r', 'build');
order('Nx', 20_000, 'node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build');
const yarn = 'node_modules/@yarnpkg/cli-dist/bin/yarn.js';
fs.writeFileSync('yarn.lock', '');
node(yarn, 'install', '--mode=update-lockfile');
order('Yarn', 0, yarn, 'workspaces', 'foreach', '-A', '--topological', 'run', 'build');
