import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const versions = { 5: '@arethetypeswrong/core/node_modules/typescript', 6: 'typescript', 7: 'typescript7' };
const folders = Object.entries(versions).map(([name, folder]) => [name, fs.realpathSync('node_modules/' + folder)]);
const use = (version) => {
  fs.rmSync('node_modules/typescript');
  fs.symlinkSync(folders.find(([name]) => name === version)[1], 'node_modules/typescript', 'dir');
};
const clean = () => ['dist', 'units/dist', 'tsconfig.tsbuildinfo', 'units/tsconfig.tsbuildinfo'].forEach((one) => fs.rmSync(one, { recursive: true, force: true }));
const built = (name) => {
  const { stdout, stderr } = rslib();
  const found = /TS\d+/.exec(stdout + stderr)?.[0] ?? 'fine';
  console.log(name + ': ' + found + ', units ' + fs.readdirSync('units/dist').filter((one) => one.includes('.d.')).join());
};
for (const [name] of folders) {
  use(name);
  clean();
  built('TypeScript ' + name);
}
use('6');
clean();
node('node_modules/typescript/bin/tsc', '-b', 'units');
built('TypeScript 6, units built first');
clean();
fs.symlinkSync(fs.realpathSync('units'), 'node_modules/units', 'dir');
fs.writeFileSync('src/index.ts', read('src/index.ts').replace('../units/index', 'units'));
built('TypeScript 6, by name');
