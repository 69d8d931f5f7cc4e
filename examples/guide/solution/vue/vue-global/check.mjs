import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

console.log('build', rslib().status, node('node_modules/vue-tsc/bin/vue-tsc.js').status);
console.log('app', rslib('--config', 'app.config.ts').status);
const check = () => node('node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'app').stdout.trim();
console.log('no file imports the package:', check());
fs.writeFileSync('app/main.ts', "import { rows } from 'stars';\n\nexport default rows;\n");
console.log('one file imports the package:', check());
for (const name of ['registered', 'imported']) console.log(name, /moon-row/.test(read('built/' + name + '/main.js')) ? 'contains MoonRow' : 'lacks MoonRow');
