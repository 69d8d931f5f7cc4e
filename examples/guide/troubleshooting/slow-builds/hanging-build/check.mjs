import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const run = (args, env = {}) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', timeout: 15_000, env: { ...process.env, ...env } });
const open = run(['-c', 'open.config.mjs']);
console.log('a timer:', open.stdout.includes('built in') ? 'built' : 'not built', open.status === null ? 'and did not end' : 'and ended');
const closed = run(['-c', 'closed.config.mjs']);
console.log('a timer that onCloseBuild stops:', closed.stdout.includes('built in') ? 'built' : 'not built', closed.status === null ? 'and did not end' : 'and ended');
fs.rmSync('dist', { recursive: true });
const never = run(['-c', 'never.config.mjs']);
console.log('a promise that is never resolved: exit', never.status, fs.existsSync('dist/index.js') ? 'with' : 'without', 'files', never.stderr === '' ? 'and without an error' : never.stderr);
const debug = run(['-c', 'never.config.mjs'], { DEBUG: 'rsbuild' });
console.log('last line:', debug.stdout.includes('applied modifyRspackConfig hook') ? 'steps' : 'no steps');
run([], { RSPACK_PROFILE: 'OVERVIEW' });
console.log('profile:', fs.readdirSync('.').some((file) => file.startsWith('.rspack-profile')) ? 'written' : 'none');
console.log('killed:', spawnSync('sh', ['-c', "sh -c 'kill -9 $$'; echo $?"], { encoding: 'utf8' }).stdout.trim());
const escape = String.fromCharCode(27);
console.log('colours:', run([]).stdout.includes(escape), 'forced:', run([], { FORCE_COLOR: '1' }).stdout.includes(escape));
