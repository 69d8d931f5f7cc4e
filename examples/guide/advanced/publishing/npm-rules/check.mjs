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

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const said = (...args) => {
  const { status, stdout, stderr } = node(npm, ...args, '--offline');
  return { status, text: stdout + stderr };
};
const publish = (fields, ...args) => {
  write('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', files: ['dist'], ...fields }));
  return said('publish', '--dry-run', ...args).text;
};
const seen = (text, ...words) => words.filter((word) => text.includes(word)).join(', ') || 'nothing';
const tag = 'You must specify a tag using --tag when publishing a prerelease version';
say('prerelease', seen(publish({ version: '1.0.0-beta.0' }), tag, '+ ferry'));
say('prerelease with a tag', seen(publish({ version: '1.0.0-beta.0' }, '--tag', 'next'), tag, 'with tag next'));
say('scoped', seen(publish({ name: '@ferry/fares' }), 'default access', 'public access'));
say('access', seen(publish({ name: '@ferry/fares', publishConfig: { access: 'public' } }), 'default access', 'public access'));
write('package.json', JSON.stringify({ name: 'ferry', version: '1.4.0', files: ['dist'] }));
say('packed', JSON.parse(said('pack', '--dry-run', '--json').text.replace(/^[^[]*/, ''))[0].files.map(({ path }) => path).join(' '));
const npmPublish = fs.readFileSync(npm.replace(/bin.npm-cli.js$/, 'lib/commands/publish.js'), 'utf8');
say('a lower version', /gte\(highestVersion, manifest\.version\)[^]*highestVersionIsGreater && isDefaultTag[^]*Cannot implicitly apply/.test(npmPublish) ? 'needs a tag' : 'nothing');
said('version', 'minor');
say('npm version minor', JSON.parse(read('package.json')).version);
said('version', 'prerelease', '--preid', 'beta');
say('npm version prerelease', JSON.parse(read('package.json')).version);
