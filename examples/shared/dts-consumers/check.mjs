import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import ts from 'typescript';

console.log(rslib().stderr);
fs.mkdirSync('node_modules/kettle');
for (const name of ['package.json', 'dist']) fs.cpSync(name, 'node_modules/kettle/' + name, { recursive: true });
console.log(node('app/run.cjs').stdout, node('app/run.cjs').stderr);
const { ModuleKind, ModuleResolutionKind, createProgram, getPreEmitDiagnostics } = ts;
const check = (what, options, ...files) => {
  const program = createProgram(files.map((file) => 'app/' + file), { noEmit: true, types: [], lib: ['lib.es5.d.ts'], ...options });
  const found = getPreEmitDiagnostics(program).map(({ code, file }) => file?.fileName.slice(4) + ' TS' + code);
  console.log(what + ':', found.join() || 'fine');
};
const [bundler, node10] = [ModuleResolutionKind.Bundler, ModuleResolutionKind.Node10];
const modules = ['one.mts', 'apart.mts'];
const all = [...modules, 'one.cts', 'apart.cts'];
check('bundler', { module: ModuleKind.ESNext, moduleResolution: bundler }, ...modules);
check('node10', { module: ModuleKind.ESNext, moduleResolution: node10, ignoreDeprecations: '6.0' }, 'one.mts');
check('node16, modules', { module: ModuleKind.Node16 }, ...modules);
for (const name of ['NodeNext', 'Node20', 'Node18', 'Node16']) check(name, { module: ModuleKind[name] }, ...all);
check('only, generated', { module: ModuleKind.NodeNext }, 'only.cts');
fs.writeFileSync('node_modules/kettle/dist/cjs/only.d.cts', 'declare function boil(cups: number): number;\nexport = boil;\n');
check('only, by hand', { module: ModuleKind.NodeNext }, 'only.cts');
