import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
const checked = (name, path, skip) => {
  fs.mkdirSync('use', { recursive: true });
  fs.writeFileSync('use/index.ts', "export * from '" + path + "';\n");
  fs.writeFileSync('use/tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "strict": true, "noEmit": true, "types": [], "skipLibCheck": ' + skip + ' } }');
  console.log(name + ':', node('node_modules/typescript/bin/tsc', '-p', 'use').stdout.match(/TS\d+/)?.[0] ?? 'none');
};
checked('png', 'poster/png', false);
checked('png with skipLibCheck', 'poster/png', true);
checked('index', 'poster', false);
