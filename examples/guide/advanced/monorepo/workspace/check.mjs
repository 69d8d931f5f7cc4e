import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');
const npm = (...args) => node(process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js'), ...args);
const install = (name, manifest, files) => {
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync('node_modules/' + name + '/' + file, text);
};
const tsc = (...args) => node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--lib', 'es5', '--ignoreDeprecations', '6.0', ...args).stdout.trim() || 'no error';

const make = (name, dependencies) => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '0.1.0', scripts: { build: 'node ../../print.cjs ' + name, dev: 'node -v' }, dependencies }));
};
make('beds', {});
make('apples', { units: '^0.1.0' });
make('units', {});
fs.writeFileSync('print.cjs', "console.log('built ' + process.argv[2]);");
const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const order = () => npm('run', 'build', '--workspaces').stdout.match(/^built .*/gm).join(', ');
console.log('by name: ' + order());
fs.writeFileSync('package.json', JSON.stringify({ ...manifest, workspaces: ['packages/units', 'packages/apples', 'packages/beds'] }));
console.log('as listed: ' + order());
fs.writeFileSync('package.json', JSON.stringify(manifest));
npm('install', '--package-lock-only', '--offline', '--no-audit');
process.env.TURBO_TELEMETRY_DISABLED = '1';
const dry = (task) => {
  const { stdout } = node('node_modules/turbo/bin/turbo', 'run', task, '--dry=json', '--no-update-notifier');
  return Object.fromEntries(JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks.map((one) => [one.package, one]));
};
const before = dry('build');
for (const { taskId, dependencies, outputs } of Object.values(before)) console.log(taskId, 'after', dependencies.join() || 'nothing', 'emits', outputs.join());
const changed = (why) => console.log(why, Object.entries(dry('build')).filter(([name, { hash }]) => hash !== before[name].hash).map(([name]) => name).join() || 'nothing');
fs.writeFileSync('packages/units/new.js', '');
changed('a dependency changes:');
fs.rmSync('packages/units/new.js');
fs.appendFileSync('rslib.base.ts', '// new\n');
changed('a shared file changes:');
fs.writeFileSync('rslib.base.ts', 'export const base = {};\n\n');
process.env.PUBLIC_REGION = 'north';
changed('a listed variable changes:');
delete process.env.PUBLIC_REGION;
process.env.OTHER_REGION = 'north';
changed('another variable changes:');
const { cache, persistent } = dry('dev').units.resolvedTaskDefinition;
console.log('dev is cached:', cache, 'persistent:', persistent);
