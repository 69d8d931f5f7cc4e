import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const one = read('src/badge.ts') + read('src/fahrenheit.ts');
const two = "export * from './badge';\nexport * from './fahrenheit';\n";
const built = (name, source, more) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', dependencies: { chart: '1' }, ...more }));
  fs.writeFileSync('src/convert.ts', source);
  fs.writeFileSync('src/index.ts', "export { fahrenheit } from './convert';\n");
  rslib();
  console.log(name + ':', read('dist/index.js').includes('import "chart"') ? 'imported' : 'gone');
};
const free = { sideEffects: false };
built('two modules with "sideEffects": false', two, free);
built('two modules alone', two, {});
built('one module with "sideEffects": false', one, free);
fs.writeFileSync('node_modules/chart/package.json', JSON.stringify({ ...JSON.parse(read('node_modules/chart/package.json')), ...free }));
rslib('-c', 'app.config.mjs');
console.log('application and "sideEffects": false:', /import|chart/.test(read('app/app.js')) ? 'imported' : 'gone');
