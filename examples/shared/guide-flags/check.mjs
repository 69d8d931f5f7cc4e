import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib } from '@rslib/core';

const say = (name, value) => process.stdout.write(name + ': ' + value + '\n');
const run = (env, ...args) => spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const write = (file, text) => {
  fs.mkdirSync(file.replace(/[^/]*$/, '') || '.', { recursive: true });
  fs.writeFileSync(file, text);
};
const list = (folder) => {
  if (!fs.existsSync(folder)) return 'nothing';
  const all = fs.readdirSync(folder, { recursive: true }).sort();
  return all.filter((file) => fs.statSync(folder + '/' + file).isFile()).join(' ');
};
/** Builds, and returns what the build says. */
const build = async (config) => {
  const said = [];
  const { log, warn, error } = console;
  console.log = console.warn = console.error = (...text) => said.push(text.join(' '));
  try {
    const rslib = await createRslib({ config: { performance: { buildCache: false }, ...config } });
    const { close } = await rslib.build();
    await close();
  } catch (thrown) {
    said.push(String(thrown.message));
  }
  Object.assign(console, { log, warn, error });
  return said.join('\n');
};

fs.mkdirSync('empty');
const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
rslib('--dist-path=out');
say('--dist-path=out', 'out/' + list('out'));
rslib('--entry', 'src/**/{index,sun,tide}.ts', '--no-bundle');
say('a glob in bundleless', list('dist'));
rslib('--entry', 'src/moon/tide.ts');
say('--entry src/moon/tide.ts', list('dist'));
rslib('--entry', 'lib/sun=src/sun.ts');
say('lib/sun=src/sun.ts', list('dist'));
const twice = rslib('--entry', 'sun=src/sun.ts', '--entry', 'sun=src/moon/tide.ts');
say('a name twice', list('dist') + ' has ' + /'?(sun|moon)'?/.exec(read('dist/sun.js'))[1].replace('noon', '') + ', warning ' + /warn/.test(twice.stderr + twice.stdout));
rslib('-c', 'two.config.mjs');
rslib('-c', 'two.config.mjs', '--lib', 'cjs');
say('--lib without --no-clean', list('dist'));
say('--lib', rslib('-c', 'two.config.mjs', '--lib').stderr);
say('--syntax node 18', /Unused args: `18`/.exec(rslib('--syntax', 'node', '18').stderr)?.[0]);
const failed = rslib('--entry', 'src/wrong.ts');
say('standard output of a failing build', 'started ' + failed.stdout.includes('build started') + ', error ' + failed.stdout.includes('error'));
say('standard error', 'started ' + failed.stderr.includes('build started') + ', error ' + failed.stderr.includes('error'));
const short = rslib('--entry', 'src/wrong.ts', '--log-level', 'error');
say('--log-level error', 'reason ' + short.stderr.includes('Module not found') + ', steps ' + short.stdout.includes('build started'));
const silent = rslib('--entry', 'src/wrong.ts', '--log-level', 'silent');
say('--log-level silent', JSON.stringify(silent.stdout + silent.stderr));
say('wrong --root', /Could not find any entry module/.exec(rslib('--root', 'empty').stderr)?.[0]);
fs.rmSync('dist', { recursive: true });
const late = rslib('-c', 'late.config.mjs');
say('a plugin that throws after the build', late.status + ' ' + list('dist'));
forget();
write('rslib.config.mjs', "export default { syntax: 'es2022' };");
rslib();
const first = read('dist/index.js').includes('??');
write('rslib.config.mjs', "export default { syntax: 'es2019' };");
rslib();
say('after a change of the config', 'lowered ' + !read('dist/index.js').includes('??') + ', before ' + !first);
