import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

const build = (config, cwd = '.', ...args) => {
  fs.writeFileSync(cwd + '/own.config.mjs', 'export default ' + JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(bin), '-c', 'own.config.mjs', ...args], { cwd, encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(/\x1b\[[0-9;]*m/g, '') };
};
const item = (id, dts, more = {}) => ({ id, dts, ...more, output: { distPath: 'dist/' + id } });

for (const [name, target] of [['existing', './src/own'], ['missing', './src/none']]) {
  const { status } = build({ lib: [{ dts: { alias: { paint: target } }, output: { distPath: 'dist/' + name } }] });
  console.log(name + ':', 'exit', status, /from ('[^']+')/.exec(read('dist/' + name + '/index.d.ts'))[1]);
}
