import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const check = (types, source, declared = '') => {
  const compilerOptions = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', rootDir: 'src', strict: true, types };
  fs.writeFileSync('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  fs.mkdirSync('src', { recursive: true });
  fs.writeFileSync('src/index.ts', source);
  fs.writeFileSync('src/env.d.ts', declared);
  const { stdout, stderr } = rslib();
  const plain = (stdout + stderr).replace(/\u001b\[\d+m/g, '');
  return (/TS\d+: .*/.exec(plain)?.[0] ?? 'no errors').replace(':', '');
};
const both = 'export const url: string = import.meta.env.PUBLIC_URL;\nexport const other: string = import.meta.env.PUBLIC_OTHER;\n';
console.log('with the types:', check(['@rslib/core/types'], both));
const declared = 'interface RsbuildTypeOptions { strictImportMetaEnv: true }\ninterface ImportMetaEnv { readonly PUBLIC_URL: string }\n';
console.log('strict:', check(['@rslib/core/types'], both, declared));
console.log('process:', check([], "export const dev: boolean = process.env.NODE_ENV !== 'production';\n"));
