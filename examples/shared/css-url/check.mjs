import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRsbuild } from '@rsbuild/core';

console.log(rslib().stderr);
const umd = rslib('-c', 'umd.config.mjs');
console.log('umd:', umd.status, /'import.meta' cannot be used outside of module code/.exec(umd.stderr)?.[0]);
const { url } = await import('./dist/query/index.js');
console.log('esm:', url);
const app = await createRsbuild({ config: { source: { entry: { index: './app/index.js' } }, output: { target: 'node', distPath: { root: 'app-dist' }, filenameHash: false } } });
await app.build();
console.log('app:', /app: \S*(theme.css)/.exec(node('app-dist/index.js').stdout)?.[1], fs.readdirSync('app-dist', { recursive: true }).some((name) => name.endsWith('theme.css')));
