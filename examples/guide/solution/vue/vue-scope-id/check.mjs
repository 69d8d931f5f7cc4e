import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const ids = (version, color) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', version, peerDependencies: { vue: '3' } }));
  fs.writeFileSync('src/Row.vue', '<template><b class="row">row</b></template>\n<style scoped>\n.row { color: ' + color + ' }\n</style>\n');
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  rslib();
  const text = ['esm', 'files', 'cjs'].flatMap((name) => fs.readdirSync('dist/' + name).map((file) => read('dist/' + name + '/' + file))).join('');
  return [...new Set(text.match(/data-v-[0-9a-f]+/g))];
};
const first = ids('1.0.0', 'teal');
console.log('ids:', first.length);
console.log('another version:', ids('2.0.0', 'teal').join() === first.join() ? 'same' : 'different');
console.log('another color:', ids('1.0.0', 'gold').join() === first.join() ? 'same' : 'different');
