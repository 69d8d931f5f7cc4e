import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { stderr } = rslib();
console.log('warnings:', stderr.trim() || 'none');
const said = (...args) => node(...args).stdout.trim() || 'nothing';
console.log('run index.cjs:', said('dist/index.cjs'));
console.log('run old.cjs:', said('dist/old.cjs'));
console.log('require meta.cjs:', said('-e', "require('./dist/meta.cjs')"));
if (said('-e', "require('./dist/meta.cjs')") === 'meta: high') console.log('the condition says: true even if|时也成立');
console.log('run index.js:', node('dist/index.js').stderr.match(/ReferenceError: .*? in ES module scope/)?.[0]);
for (const file of ['place.cjs', 'place.js']) {
  console.log('run ' + file + ':', said('dist/' + file));
  console.log('import ' + file + ':', said('-e', "import('./dist/" + file + "')"));
}
fs.symlinkSync(fs.realpathSync('dist/place.js'), 'dist/linked.js');
console.log('run a link:', said('dist/linked.js'));
