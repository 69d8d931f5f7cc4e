import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const name = (manifest, css) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', ...manifest }));
  fs.writeFileSync('src/seat.module.css', '.free {' + css + '}');
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  rslib();
  return /free-\w+/.exec(read('dist/index.css'))[0];
};
const first = name({ name: 'seat-map', version: '1.0.0' }, 'color: teal');
const same = {
  'other rules': [name({ name: 'seat-map', version: '1.0.0' }, 'color: red'), 'rules|样式内容'],
  'another package': [name({ name: 'hall-plan', version: '1.0.0' }, 'color: teal'), 'the name|包名'],
  'another version': [name({ name: 'seat-map', version: '2.0.0' }, 'color: teal'), 'version|版本'],
};
for (const [kind, [found]] of Object.entries(same)) console.log(kind + ':', found === first);
const ignored = Object.values(same).filter(([found]) => found === first);
console.log('the hash follows not: ' + ignored.map(([, forms]) => forms).join(', '));
