import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const say = (env, command, envMode, ...args) => {
  const given = /{"env".*}/.exec(rslib(...args).stdout)?.[0];
  const isRight = given === JSON.stringify({ env, command, envMode });
  console.log(isRight ? 'right:' : 'wrong:', ...args, given);
};
say('production', 'build', 'production');
say('production', 'build', 'canary', 'build', '--env-mode', 'canary');
say('production', 'inspect', 'production', 'inspect');
say('development', 'mf-dev', 'development', 'mf-dev');
process.env.NODE_ENV = 'staging';
say('staging', 'build', 'staging', 'build');
delete process.env.NODE_ENV;

const [flag] = ['--no-strip-types', '--no-experimental-strip-types'].filter((one) => {
  return process.allowedNodeEnvironmentFlags.has(one);
});
if (flag) process.env.NODE_OPTIONS = flag;
for (const loader of ['auto', 'jiti', 'native']) {
  for (const name of ['js', 'ts']) {
    const { status, stderr } = rslib('--config-loader', loader, '-c', 'other.' + name);
    console.log(loader, name, status === 0 ? read('dist/index.js').split('\n')[0] : stderr);
    process.exitCode = status;
  }
}
