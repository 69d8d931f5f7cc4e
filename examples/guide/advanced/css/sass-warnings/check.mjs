import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const warns = (scss, options = '{}') => {
  fs.writeFileSync('src/tag.scss', scss);
  fs.writeFileSync('rslib.config.mjs', `import { pluginSass } from '@rsbuild/plugin-sass';
export default { output: { target: 'web' }, plugins: [pluginSass({ sassLoaderOptions: ${options} })] };`);
  const { stdout, stderr } = rslib();
  const all = stdout + stderr;
  return ['darken() is deprecated', 'Sass @import rules', 'The legacy JS API'].filter((text) => all.includes(text)).join(', ') || 'nothing';
};
const use = (path) => "@use '" + path + "' as old;\n.tag { color: old.$ink }";
console.log('a package by name:', warns(use('paint/old')));
console.log('a package by path:', warns(use('../node_modules/paint/old')));
console.log('an own @import:', warns("@import './part';\n.tag { gap: $gap }"));
const own = "{ sassOptions: { silenceDeprecations: ['color-functions'] } }";
console.log('an own list:', warns("@import './part';\n.tag { gap: $gap }", own));
const all = "{ sassOptions: { silenceDeprecations: ['import', 'global-builtin', 'color-functions'] } }";
console.log('with its id in the list:', warns('.tag { color: darken(#8b1e3f, 10%) }', all));
fs.writeFileSync('rslib.config.mjs', "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { output: { target: 'web' }, plugins: [pluginSass()] };");
const printed = rslib();
console.log('the address of global-builtin:', /Global built-in[^]*?(https:\S+)/.exec(printed.stdout + printed.stderr)[1]);
console.log('the modern API:', warns('.tag { gap: 1px }'));
const legacy = "{ api: 'legacy', sassOptions: { silenceDeprecations: ['import'] } }";
console.log('the legacy API:', warns('.tag { gap: 1px }', legacy));
