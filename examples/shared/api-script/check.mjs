import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib, loadConfig, runCLI } from '@rslib/core';

const say = (what) => console.log(what + ':', read('dist/index.js').replace(/\s+/g, ' '));
console.log('exit code', rslib('--syntax', 'es2015').status);
say('command line');
console.log('both lowered:', !read('dist/index.cjs').includes('??'));
const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
forget();
process.argv.push('--syntax', 'es2015');
const build = async (options) => (await (await createRslib(options)).build()).stats.constructor.name;
console.log('before:', process.env.NODE_ENV);
console.log('statistics:', await build({ config: { logLevel: 'silent' } }));
console.log('after:', process.env.NODE_ENV);
say('script');
forget();
await build({ config: { ...(await loadConfig()).content, logLevel: 'silent' }, loadEnv: true });
say('script with both');
const instance = await createRslib({
  loadEnv: true,
  config: async () => (console.log('in the function:', process.env.PUBLIC_SKY), {}),
});
console.log('root:', instance.getRslibConfig().root === process.cwd());
console.log('no items:', instance.getRslibConfig().lib);
console.log('other root:', (await createRslib({ cwd: '/tmp' })).getRslibConfig().root);
runCLI({ argv: ['node', 'rslib', '--version'] });
