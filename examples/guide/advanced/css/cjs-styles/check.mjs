import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const load = (css) => {
  fs.writeFileSync('src/seat.css', css);
  rslib();
  return /\w*Error: .*/.exec(node('-e', "require('./dist/index.cjs')").stderr)[0];
};
console.log('a layer first:', load('@layer seats;\n'));
console.log('a class first:', load('.seat { color: teal }\n'));
const app = 'app';
fs.mkdirSync(app + '/node_modules/seats', { recursive: true });
fs.cpSync('dist', app + '/node_modules/seats/dist', { recursive: true });
fs.writeFileSync(app + '/node_modules/seats/package.json', JSON.stringify({ name: 'seats', version: '1.0.0', main: './dist/index.cjs' }));
fs.writeFileSync(app + '/package.json', '{}');
fs.writeFileSync(app + '/empty.js', 'module.exports = {};');
fs.writeFileSync(app + '/seats.test.js', "test('seats', () => expect(require('seats').seats).toBe(4));");
const jest = (config) => {
  const { stderr } = node('node_modules/jest/bin/jest.js', '--rootDir', app, '--config', JSON.stringify({ transform: {}, ...config }));
  return /SyntaxError: .*/.exec(stderr)?.[0] ?? /Tests: +(.*)/.exec(stderr)?.[1] ?? stderr;
};
console.log('Jest:', jest({}));
console.log('Jest with the map:', jest({ moduleNameMapper: { '\\.css$': '<rootDir>/empty.js' } }));
