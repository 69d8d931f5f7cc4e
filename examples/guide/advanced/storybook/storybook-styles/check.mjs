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

const rules = (name) => {
  build(name, '');
  const all = fs.readdirSync(name).filter((file) => file.endsWith('.css')).map((file) => read(name + '/' + file)).join('');
  return all.includes('.px-2');
};
console.log('without a preview:', rules('plain'));
fs.writeFileSync('.storybook/preview.ts', "import '../src/theme.css';\n");
const config = read('rslib.config.ts');
fs.writeFileSync('rslib.config.ts', "import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';\n" + config.replace('pluginReact()]', 'pluginReact(), pluginTailwindcss()]'));
console.log('with the plugin:', rules('plugin'));
fs.writeFileSync('rslib.config.ts', config);
fs.writeFileSync('postcss.config.mjs', "export default { plugins: { '@tailwindcss/postcss': {} } };\n");
console.log('with postcss.config.mjs:', rules('postcss'));
