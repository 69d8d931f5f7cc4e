import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = (name, more, ...args) => {
  const entry = JSON.stringify({ index: 'src/' + name + '.ts' });
  fs.writeFileSync('own.config.mjs', 'export default { bundle: false, source: { entry: ' + entry + ' }, lib: [{ ' + more + ' }] }');
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--log-level', 'warn', ...args);
  return 'exit ' + status + ' ' + ((stdout + stderr).match(/nowhere|no-such-package/g) ?? ['no message'])[0];
};
for (const name of ['file', 'style', 'package']) {
  console.log(name + ':', build(name, ''));
  console.log('kept in ' + name + ':', /nowhere|no-such-package/.test(read('dist/' + name + '.js')));
}
for (const name of ['file', 'package']) {
  fs.writeFileSync('tsconfig.one.json', JSON.stringify({ extends: './tsconfig.json', include: ['src/' + name + '.ts'] }));
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--dts', '--tsconfig', 'tsconfig.one.json');
  console.log(name + ' with dts: exit ' + status, (stdout + stderr).includes('TS2307') ? 'TS2307' : 'no TS2307');
}
for (const config of ['tsconfig.json', 'tsconfig.untyped.json']) {
  fs.writeFileSync('tsconfig.one.json', JSON.stringify({ extends: './' + config, include: ['src/style.ts'] }));
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--dts', '--tsconfig', 'tsconfig.one.json');
  console.log('style with ' + config + ': exit ' + status, /TS\d+/.exec(stdout + stderr)?.[0] ?? 'no error');
}
