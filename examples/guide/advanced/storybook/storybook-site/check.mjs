import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = (name, more) => {
  fs.mkdirSync('.storybook', { recursive: true });
  fs.writeFileSync('.storybook/main.ts', "import { mergeRsbuildConfig } from '@rsbuild/core'; export default { framework: 'storybook-react-rsbuild', addons: ['storybook-addon-rslib'], stories: ['../stories/*.stories.tsx'], core: { disableTelemetry: true }, " + more + ' };');
  const { status, stdout, stderr } = node('node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry', '-o', name);
  if (status !== 0) console.log(name, stdout, stderr);
  const story = fs.readdirSync(name).find((file) => file.startsWith('Badge-stories') && file.endsWith('.js'));
  return { page: read(name + '/iframe.html'), index: read(name + '/index.html'), code: read(name + '/' + story) };
};

const kinds = ({ page, index }) => [page.match(/import '(.*?)runtime~main/)[1], index.match(/'(.*?)sb-manager\/runtime.js'/)?.[1] ?? '?'];
const own = build('own', '');
console.log('usual:', ...kinds(own), own.page.includes('/own/'));
console.log('prefix:', ...kinds(build('cdn', "rsbuildFinal: (config) => mergeRsbuildConfig(config, { output: { assetPrefix: 'https://cdn.example/deck/' } })")));
