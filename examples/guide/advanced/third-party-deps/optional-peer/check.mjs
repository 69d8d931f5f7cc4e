import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
const { plain, forms } = await import('./dist/index.js');
console.log('plain: ' + plain + ', forms:', await forms().catch(({ code }) => code));
const application = (entry) => {
  fs.mkdirSync('app/node_modules/library', { recursive: true });
  fs.cpSync('dist', 'app/node_modules/library', { recursive: true });
  fs.writeFileSync('app/package.json', '{ "type": "module" }');
  fs.writeFileSync('app/main.js', "export * from 'library/" + entry + ".js';");
  const { status, stderr } = rslib('--root', 'app', '--entry', './main.js');
  return status === 0 ? 'built' : (/Can't resolve '.*?'/.exec(stderr)?.[0] ?? stderr);
};
console.log('application:', application('index'));
console.log('application with the other entry:', application('plain'));
