import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = (options, env) => {
  fs.writeFileSync('rslib.config.mjs', `import { pluginReact } from '@rsbuild/plugin-react';
export default { output: { target: 'web' }, plugins: [pluginReact(${options})] };`);
  spawnSync(process.execPath, [bin], { env: { ...process.env, NODE_ENV: env } });
  const [, name, from] = /import \{ (\w+) \} from "(.*?)"/.exec(read('dist/index.js'));
  return name + ' from ' + from;
};
console.log('NODE_ENV=development:', build('', 'development'));
console.log('development true:', build('{ swcReactOptions: { development: true } }', 'production'));
const load = "import('react/jsx-dev-runtime').then((runtime) => console.log(String(runtime.jsxDEV)))";
const run = spawnSync(process.execPath, ['-e', load], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
console.log('in production:', run.stdout.trim());
