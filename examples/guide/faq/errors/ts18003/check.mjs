import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const write = (file, value) => fs.writeFileSync(file, JSON.stringify(value));
const compilerOptions = { rootDir: 'src' };
const failure = (tsconfig) => {
  write('tsconfig.json', tsconfig);
  const { stderr } = rslib();
  const paths = [...stderr.matchAll(/paths were '(.*?)'/g)].map(([, text]) => text);
  return [/TS\d+/.exec(stderr)?.[0], ...paths].join(' ').replaceAll('"' + process.cwd() + '"', 'project');
};
fs.mkdirSync('config');
write('config/tsconfig.json', { compilerOptions: { strict: true }, include: ['src'] });
console.log('extends:', failure({ extends: './config/tsconfig.json', compilerOptions }));
console.log('script:', fs.existsSync('dist/index.js'));
console.log('outDir:', failure({ compilerOptions: { ...compilerOptions, outDir: '.' } }));
write('tsconfig.json', { compilerOptions, include: ['src'] });
const shown = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--showConfig').stdout;
console.log('showConfig:', JSON.stringify(JSON.parse(shown).files));
