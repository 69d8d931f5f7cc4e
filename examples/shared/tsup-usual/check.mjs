import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const tsup = (...args) => {
  const { status, stderr } = node('node_modules/tsup/dist/cli-default.js', 'src/index.ts', ...args);
  if (status) console.log('failed:', args.join(' '), stderr);
};
fs.mkdirSync('dist/tsup', { recursive: true });
fs.writeFileSync('dist/tsup/old.js', '');
fs.mkdirSync('dist/rslib');
fs.writeFileSync('dist/rslib/old.js', '');
tsup('src/cli.ts', '--out-dir', 'dist/tsup');
tsup('--out-dir', 'dist/browser', '--platform', 'browser');
tsup('--out-dir', 'dist/iife', '--format', 'iife', '--global-name', 'boats');
tsup();
rslib();
for (const tool of ['tsup', 'rslib']) {
  const { stdout } = node('-p', "Object.keys(require('./dist/" + tool + "/index.cjs')).sort().join()");
  console.log(tool, 'exports', stdout.trim());
  const can = fs.statSync('dist/' + tool + '/cli.cjs').mode & 0o111;
  const more = fs.readdirSync('dist/' + tool).filter((name) => !/^(index|cli|old)\./.test(name));
  if (more.length > 0) console.log(tool, 'splits', more);
  console.log(tool, can ? 'executable' : 'plain', fs.statSync('dist/' + tool + '/index.cjs').size);
}
