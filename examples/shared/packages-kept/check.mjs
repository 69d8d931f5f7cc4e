import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = (name, ...args) => {
  const { status, stdout, stderr } = rslib('-c', name + '.config.mjs', ...args);
  const printed = (stdout + stderr).split('\n').filter((line) => /^ *(warn|error)|Module not found/.test(line));
  console.log(name, 'exit', status, 'lines', printed.length, printed.join(' // '));
};
build('merged');
build('usual');
build('flags', '--no-auto-external');
build('optional');
const bare = rslib('--root', 'bare');
for (const name of fs.readdirSync('dist').filter((one) => one !== 'optional')) {
  const code = read('dist/' + name + '/index.' + (name === 'cjs' ? 'cjs' : 'js'));
  const all = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'under'];
  console.log(name + ':', 'bundles', all.filter((one) => code.includes(one + ' was here')).join(' ') || 'nothing');
}
for (const key of ['packageJson', 'exclude']) fs.writeFileSync(key + '.ts', "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({ lib: [{ autoExternal: { " + key + ": ['alpha'] } }] });\n");
console.log(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', 'packageJson.ts', 'exclude.ts').stdout);
console.log('bare bundles', /alpha was here/.test(read('bare/dist/index.js')));
