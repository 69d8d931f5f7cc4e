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

const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
const line = (file, name) => new RegExp('const ' + name + ' = (.*);').exec(read(file))?.[1];
rslib('-c', 'formats.config.mjs');
say('without the prefix', line('dist/index.js', 'harbour'));
say('destructuring', /const { PUBLIC_A[^}]*} = process.env/.test(read('dist/index.js')));
say('computed', read('dist/index.js').includes('process.env[name]'));
write('.env', 'PUBLIC_A=new\nHARBOUR=Brest\n');
rslib('-c', 'formats.config.mjs');
say('a changed value', line('dist/index.js', 'a'));
forget();
const absent = rslib('-c', 'formats.config.mjs', '--env-mode', 'absent');
say('no file for the mode', absent.status + ' warning ' + /warn/.test(absent.stderr));
say('umd in every mode', line('dist/umd/index.js', 'env'));
forget();
run({ NODE_ENV: 'staging' }, bin, '-c', 'formats.config.mjs');
say('umd with NODE_ENV', line('dist/umd/index.js', 'env'));
forget();
run({ PUBLIC_A: 'shell' }, bin, '-c', 'formats.config.mjs');
say('shell and file', line('dist/index.js', 'a'));
forget();
write('.env', 'PUBLIC_A=new\nNODE_ENV=file\n');
run({ NODE_ENV: 'shell' }, bin, '-c', 'formats.config.mjs');
say('NODE_ENV of shell and file', line('dist/umd/index.js', 'env'));
if (line('dist/umd/index.js', 'env') === '"file"') say('variables of the shell win', 'says: except for `NODE_ENV`|`NODE_ENV` 例外');
forget();
write('.env', 'PUBLIC_A=new\n');
rslib('-c', 'kept.config.mjs');
say('nodeEnv false', line('dist/kept/index.js', 'env'));
rslib('--entry', 'src/whole.ts', '--format', 'umd', '--dist-path', 'dist/whole');
say('umd, import.meta.env alone', /PUBLIC_A"?: ?"new"/.test(read('dist/whole/whole.js')));
rslib('--entry', 'src/mode.ts', '--dist-path', 'dist/mode');
say('import.meta.env.MODE in Node.js', /TypeError/.exec(node('dist/mode/mode.js').stderr)?.[0]);
