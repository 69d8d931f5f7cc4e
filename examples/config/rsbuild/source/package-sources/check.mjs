import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.symlinkSync('../work/near', 'node_modules/near', 'dir');
const build = (name, more = '', plugins = '', imports = '') => {
  const entry = JSON.stringify({ [name]: 'src/' + name + '.ts' });
  fs.writeFileSync('own.config.mjs', imports + 'export default { plugins: [' + plugins + '], lib: [{ source: { entry: ' + entry + ', ' + more + ' } }] }');
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs');
  const said = (stdout + stderr).replaceAll(/\x1b\[[0-9;]*m/g, '');
  return { status, said, code: status ? '' : read('dist/' + name + '.js') };
};
const kept = build('kept');
console.log('compiled in packages:', kept.code.includes('= 1'), kept.code.includes('"b"') && !kept.code.includes('<b>'));
console.log('listed in dependencies bundled:', !kept.code.includes('from "listed"'));
const plain = build('plain');
console.log('jsx in js: exit', plain.status, /Expression expected/.exec(plain.said)?.[0]);
console.log('jsx in js, included: exit', build('plain', 'include: [/plain/]').status);
console.log('behind a link: exit', build('near').status);
console.log('with the plugin of React:', /from "react.*?"/.exec(build('kept', '', 'pluginReact()', "import { pluginReact } from '@rsbuild/plugin-react';").code)?.[0]);
const vue = "import { pluginVue } from '@rsbuild/plugin-vue';";
const more = "import { pluginSvelte } from '@rsbuild/plugin-svelte'; import { pluginSolid } from '@rsbuild/plugin-solid'; import { pluginBabel } from '@rsbuild/plugin-babel';";
console.log('vue and svelte with their plugins: exit', build('framed', '', 'pluginVue(), pluginSvelte()', vue + more).status);
console.log('vue with ts: exit', build('typed-card', '', 'pluginVue()', vue).status);
console.log('vue with ts, included: exit', build('typed-card', 'include: [/typed-card/]', 'pluginVue()', vue).status);
console.log('solid with its plugin:', /template/.exec(build('step', '', 'pluginBabel({ include: /jsx$/ }), pluginSolid()', more).code)?.[0]);
fs.writeFileSync('own.config.mjs', "export default { bundle: false, lib: [{ source: { entry: { index: 'src/kept.ts' } } }] }");
rslib('-c', 'own.config.mjs');
console.log('bundleless imports:', read('dist/kept.js').match(/from "\w+"/g).length);
